import { expect, type Page } from 'playwright/test';
import type { Agent } from '../agent';

export interface Begun {
  /** Whose chat the agent had chosen before the first key. */
  to: string;
  text: string;
}

/** An agent's hands: they choose a chat and type at once, without a look at what has come of it. */
export interface Typist {
  name: string;
  agent: Agent;
  /** Answers that were sent, in order. */
  begun: Begun[];
  /** How many were left in the middle, for another chat. */
  left: number;
  answerSomebody(): Promise<void>;
  /** Sends what was left. */
  finish(): Promise<void>;
}

/** Holds every letter that is a shortcut outside of running text. */
const words = [
  'nice',
  'even',
  'junk',
  'keen',
  'very',
  'right',
  '1',
  '2',
  '3',
  'never',
  'eject?',
  '/n',
  'n',
  'e',
];

export function createTypist(agent: Agent, name: string, random: () => number, run: string): Typist {
  const { page, list } = agent;
  /** By visitor: an answer left in the middle, and what of it is still to be typed. */
  const unfinished = new Map<string, { text: string; rest: string }>();
  let count = 0;

  const typist: Typist = {
    name,
    agent,
    begun: [],
    left: 0,
    async answerSomebody() {
      const to = await choose();
      if (to === undefined) return page.waitForTimeout(100);
      if (unfinished.has(to)) return finishOne(to);
      const text = `${name} to ${to}: ${sentence()} ${++count}`;
      const typed = random() < 0.2 ? 1 + Math.floor(random() * (text.length - 1)) : text.length;
      await type(text.slice(0, typed));
      if (typed === text.length) return enter(to, text);
      unfinished.set(to, { text, rest: text.slice(typed) });
      typist.left += 1;
    },
    async finish() {
      for (const to of unfinished.keys()) {
        await open(to);
        await finishOne(to);
      }
      for (const to of new Set(typist.begun.map((begun) => begun.to))) await sendAgain(to);
    },
  };
  return typist;

  async function finishOne(to: string) {
    const { text, rest } = unfinished.get(to) ?? { text: '', rest: '' };
    unfinished.delete(to);
    await type(rest);
    await enter(to, text);
  }
  async function enter(to: string, text: string) {
    typist.begun.push({ to, text });
    await page.keyboard.press('Enter');
    await takeOver();
  }
  /** The other agent has the chat: the console asks. */
  async function takeOver() {
    const button = page.getByRole('dialog').getByRole('button', { name: 'Take over' });
    if (!(await button.isVisible())) return;
    await button.click();
    await expect(button).toBeHidden();
  }
  /** The other agent was quicker with an answer. */
  async function sendAgain(to: string) {
    await open(to);
    const retry = agent.log.getByRole('button', { name: 'Retry' }).first();
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await takeOver();
      await expect(agent.log.getByText(/Sending|Not sent/)).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }
  function sentence() {
    const length = 2 + Math.floor(random() * 5);
    return Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  }
  async function type(text: string) {
    for (const key of text) {
      await page.keyboard.type(key);
      await page.waitForTimeout(10 + random() * 60);
    }
  }
  /** By a click in the list, or by the key for the longest wait. */
  async function choose(): Promise<string | undefined> {
    const names = (await list.getByRole('button').allTextContents()).filter((email) => email.startsWith(run));
    if (names.length === 0) return undefined;
    if (random() < 0.2) return openLongestWaiting(page);
    const to = names[Math.floor(random() * Math.min(names.length, 6))] ?? '';
    await open(to);
    return to;
  }
  async function open(to: string) {
    await list.getByRole('button', { name: to, exact: true }).click();
  }
}

/** What the agent then reads above the chat is whom they write to. */
async function openLongestWaiting(page: Page): Promise<string | undefined> {
  const before = page.url();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1_100);
  await page.keyboard.press('n');
  await page.waitForTimeout(500);
  if (page.url() === before) {
    // Nobody waits for a first answer.
    return undefined;
  }
  const heading = page.getByRole('region', { name: 'Chat' }).getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(/@/);
  return heading.innerText();
}
