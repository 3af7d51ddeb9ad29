import type { CardDeck } from '../../contract/integrations/bots';
import { richTexts } from '../i18n/rich-texts';
import { useTexts } from '../frame/use-panel';
import { linkHost } from './link-host';

/** Things to look at, one below the other or side by side. */
export function Cards({ deck }: { deck: CardDeck }) {
  const texts = useTexts('rich', richTexts);
  const isRow = deck.layout === 'HORIZONTAL';
  return (
    // A row is scrolled, also by keyboard.
    <ul class={isRow ? 'cards row' : 'cards'} aria-label={texts.cards} tabIndex={isRow ? 0 : -1}>
      {deck.cards.map(({ title, excerpt, link }, at) => (
        <li key={at} class="card" dir="auto">
          {link ? (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {title || excerpt}
              <span class="cw-unseen"> ({texts.newTab})</span>
            </a>
          ) : (
            title && <b>{title}</b>
          )}
          {title && excerpt && <p>{excerpt}</p>}
          {link && (
            <span class="small soft" dir="ltr">
              {linkHost(link)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
