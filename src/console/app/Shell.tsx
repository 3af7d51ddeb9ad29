import { useState } from 'preact/hooks';
import { SoughtField } from '../kit/fields/SoughtField';
import { usePart } from '../kit/frame/OnDemand';
import { BottomBar } from './BottomBar';
import type { CurrentScreen } from './current-screen';
import { Rail } from './Rail';
import type { ScreenProps } from './screen';
import { appTexts } from './texts';
import { usePaletteKey } from './use-palette-key';

export interface ShellProps extends Omit<ScreenProps, 'path'> {
  current: CurrentScreen;
}

/** The current screen, and the ways to all others: rail or bar, and the palette. */
export function Shell({ current, ...rest }: ShellProps) {
  const [isSearching, setSearching] = useState(false);
  const [turn, setTurn] = useState(0);
  const { client, browser, model } = rest;
  const links = current.links.value;
  const shown = current.state.value;
  const isCovered = current.cover.value !== undefined;
  const isSignedIn = links.length > 0;
  const waiting = model.waitingCount.value;
  // Downloaded ahead, since people type into it at once; again with each wish where that failed.
  const PaletteDialog = usePart(
    isSignedIn && `${isSearching}`,
    async () => (await import('./palette/PaletteDialog')).PaletteDialog,
  );
  usePaletteKey(() => isSignedIn && !isCovered && setSearching(!isSearching));
  function search() {
    setSearching(true);
  }
  function go(href: string) {
    setTurn(turn + 1);
    browser.address.goTo(href);
  }
  return (
    <div class={`app app-${current.name.value || 'chats'}`} hidden={isCovered}>
      {isSignedIn && <Rail links={links} waiting={waiting} onSearch={search} />}
      <SoughtField.Provider value={{ path: current.field.value, turn }}>
        {shown.kind === 'ready' ? <shown.screen {...rest} path={shown.path} /> : <Opening />}
      </SoughtField.Provider>
      {isSignedIn && <BottomBar links={links} waiting={waiting} onSearch={search} />}
      {isSearching && isSignedIn && PaletteDialog && (
        <PaletteDialog
          client={client}
          links={current.links}
          isAdministrator={model.session.role.value === 'administrator'}
          onGo={go}
          onClose={() => setSearching(false)}
        />
      )}
    </div>
  );
}

function Opening() {
  return <p class="splash">{appTexts().loading}</p>;
}
