import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Shop } from './Shop.js';

process.stdout.write(renderToString(createElement(Shop)));
