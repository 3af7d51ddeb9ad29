import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Shop } from './Shop.js';

hydrateRoot(document.querySelector('main'), createElement(Shop));
