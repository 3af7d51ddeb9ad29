import { loadChatWidget } from 'chat-widget';
import { createElement, useEffect, useState } from 'react';

export function AskUs({ widgetId, baseUrl }) {
  const [widget, setWidget] = useState();
  useEffect(() => {
    loadChatWidget({ widgetId, baseUrl }).then(setWidget, console.warn);
  }, [widgetId, baseUrl]);
  return createElement('button', { disabled: !widget, onClick: () => widget.startLink() }, 'Ask us');
}
