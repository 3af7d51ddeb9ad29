export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}
