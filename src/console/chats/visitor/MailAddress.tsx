export interface MailAddressProps {
  address: string;
}

/** An address that breaks before its `@` and its dots, not inside a word. */
export function MailAddress({ address }: MailAddressProps) {
  return (
    <>
      {address.split(/(?=[@.])/).map((part, at) => (
        <span key={at}>
          {at > 0 && <wbr />}
          {part}
        </span>
      ))}
    </>
  );
}
