import type { VisitorDetails } from '../../contract/visitor-details';

export function createVisitorDetails(): VisitorDetails {
  return {
    email: '',
    isEmailLocked: false,
    name: '',
    phone: '',
    description: '',
    customFields: {},
    identityProof: '',
  };
}
