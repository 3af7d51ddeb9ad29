import { shownPage } from '../format/shown-page';

export interface PageLinkProps {
  url: string;
}

/** A page of the visitor's, by its host and path. Anything but a web address is shown and not linked. */
export function PageLink({ url }: PageLinkProps) {
  if (!/^https?:\/\//i.test(url)) return <>{url}</>;
  return (
    <a href={url} dir="ltr" target="_blank" rel="noopener noreferrer" title={url}>
      {shownPage(url)}
    </a>
  );
}
