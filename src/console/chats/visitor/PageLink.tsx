export interface PageLinkProps {
  url: string;
}

/** A page of the visitor's, without its scheme. Anything but a web address is shown and not linked. */
export function PageLink({ url }: PageLinkProps) {
  if (!/^https?:\/\//i.test(url)) return <>{url}</>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={url}>
      {url.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  );
}
