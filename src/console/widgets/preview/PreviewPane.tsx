import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { previewStates } from '../../../contract/organisation/preview';
import { SegmentsField } from '../../kit/fields/SegmentsField';
import type { Preview } from './preview';
import { previewTexts } from './texts';
import './preview.css';

/** The real widget in a document of its own, which is told what to show. */
export function PreviewPane({ preview }: { preview: Preview }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const { state, device, scheme, source } = preview.chosen.value;
  const texts = previewTexts();
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
    <section class="preview" aria-label={texts.preview}>
      <SegmentsField
        title={texts.view}
        options={previewStates}
        titles={texts.states}
        value={state}
        onChange={(next) => preview.choose({ state: next })}
      />
      <div class="row">
        <SegmentsField
          title={texts.device}
          options={['desktop', 'phone']}
          titles={texts.devices}
          value={device}
          onChange={(next) => preview.choose({ device: next })}
        />
        <SegmentsField
          title={texts.scheme}
          options={['light', 'dark']}
          titles={texts.schemes}
          value={scheme}
          onChange={(next) => preview.choose({ scheme: next })}
        />
        <SegmentsField
          title={texts.settings}
          options={['draft', 'published']}
          titles={texts.sources}
          value={source}
          onChange={(next) => preview.choose({ source: next })}
        />
      </div>
      <div class={`preview-screen preview-${device}`} role="group" aria-label={texts.page} tabIndex={0}>
        <iframe
          ref={frame}
          title={texts.widgetOnPage}
          src="/console/preview.html"
          sandbox="allow-scripts allow-forms"
        />
      </div>
      <p class="quiet" aria-live="polite">
        {preview.note.value || texts.harmless}
      </p>
    </section>
  );
}
