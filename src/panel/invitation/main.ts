export { AnswerCard } from './AnswerCard';
export { InvitationCard } from './InvitationCard';
