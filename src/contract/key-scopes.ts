/** What keys of a kind can be limited to. A key without scopes is allowed all of its kind. */
export const keyScopes = {
  provisioning: ['users:read', 'users:write', 'widgets:read', 'widgets:write'],
  token: ['logs:read', 'status:write'],
} as const;

export type KeyScope = (typeof keyScopes)[keyof typeof keyScopes][number];
