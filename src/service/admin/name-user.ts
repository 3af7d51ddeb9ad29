import { userInfo } from 'node:os';

/** Returns who runs the command, for the audit log: by number where the system has no name, as in a container with a user of choice. */
export function nameUser(read: () => { username: string } = userInfo): string {
  try {
    return read().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
