/** @jsxImportSource preact */
import { render } from 'preact';

render(<p>Preact</p>, document.querySelector('main'));
