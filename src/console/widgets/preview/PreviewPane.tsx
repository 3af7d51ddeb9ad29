import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { previewStates, type PreviewState } from '../../../contract/organisation/preview';
import { SegmentsField } from '../../kit/fields/SegmentsField';
import type { Preview } from './preview';
import './preview.css';

const states: Record<PreviewState, string> = {
  launcher: 'Launcher',
  form: 'First form',
  chat: 'Chat',
  survey: 'After a chat',
  offline: 'Nobody online',
  invitation: 'Invitation',
};

/** The real widget in a document of its own, which is told what to show. */
export function PreviewPane({ preview }: { preview: Preview }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const { state, device, scheme, source } = preview.chosen.value;
  const order = preview.order.value;
  function post() {
    // It is an origin of its own, which has no name to address it by.
    if (isReady.current && order) frame.current?.contentWindow?.postMessage(order, '*');
  }
  useEffect(post, [order]);
  // Before the frame is loaded, which may be sooner than the next one is painted.
  useLayoutEffect(() => {
    function listen({ source: from, data }: MessageEvent) {
      if (from !== frame.current?.contentWindow || data !== 'ready') return;
      isReady.current = true;
      post();
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  });
  return (
    <section class="preview" aria-label="Preview">
      <SegmentsField
        title="View"
        options={previewStates}
        titles={states}
        value={state}
        onChange={(next) => preview.choose({ state: next })}
      />
      <div class="row">
        <SegmentsField
          title="Device"
          options={['desktop', 'phone']}
          titles={{ desktop: 'Desktop', phone: 'Phone' }}
          value={device}
          onChange={(next) => preview.choose({ device: next })}
        />
        <SegmentsField
          title="Colour scheme of the device"
          options={['light', 'dark']}
          titles={{ light: 'Light', dark: 'Dark' }}
          value={scheme}
          onChange={(next) => preview.choose({ scheme: next })}
        />
        <SegmentsField
          title="Settings"
          options={['draft', 'published']}
          titles={{ draft: 'Draft', published: 'Published' }}
          value={source}
          onChange={(next) => preview.choose({ source: next })}
        />
      </div>
      <div class={`preview-screen preview-${device}`} role="group" aria-label="The page" tabIndex={0}>
        <iframe
          ref={frame}
          title="The widget on a page"
          src="/console/preview.html"
          sandbox="allow-scripts allow-forms"
        />
      </div>
      <p class="quiet" aria-live="polite">
        {preview.note.value || 'Nothing you do in this preview reaches your agents.'}
      </p>
    </section>
  );
}
