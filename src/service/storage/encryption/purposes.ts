/** An encrypted text is bound to its purpose: copied to another place it does not decrypt. */

export function endpointPurpose(id: string): string {
  return `endpoint ${id}`;
}

export function identitySecretPurpose(orgId: number): string {
  return `identity secret of ${orgId}`;
}

export function serviceSecretPurpose(name: string): string {
  return `service secret ${name}`;
}
