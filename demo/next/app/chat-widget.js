'use client';
export { AskUs } from './ask-us';
