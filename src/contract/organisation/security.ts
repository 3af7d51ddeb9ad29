/** How agents sign in to an organisation, on the wire below `/api/console/security`. */
export interface SecuritySettings {
  /** The password alone opens nothing: who has no second factor sets one up first. */
  demandsSecondFactor: boolean;
}
