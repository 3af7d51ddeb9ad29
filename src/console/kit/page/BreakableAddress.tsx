/** An e-mail address, which breaks behind its “@” where it doesn’t fit into its line; other words stay as they are. */
export function BreakableAddress({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}
