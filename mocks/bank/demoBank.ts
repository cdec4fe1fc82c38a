import { formatForint } from '../../src/domain/money';
import { openBrowserWorld } from '../browserWorld';
import { returnAddress, transactionById, type Transaction } from '../model/transactions';
import type { World } from '../world';
import { bankDecisions, decideAtBank, type BankDecision } from './decisions';
import { bankStyles, bankTexts } from './texts';

/** The demo's bank page: plain DOM over the demo's stored state, so it needs no worker. */

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, text: string, ...children: Node[]): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag);
  if (text !== '') made.textContent = text;
  made.append(...children);
  return made;
};

const button = (text: string, value: string, act: () => void): HTMLButtonElement => {
  const made = element('button', text);
  made.value = value;
  made.addEventListener('click', act);
  return made;
};

const choices = (world: World, transaction: Transaction): Node[] => {
  const { id, lang, amount, label } = transaction;
  const t = bankTexts[lang];
  const leave = (decision: BankDecision): void => {
    decideAtBank(world, id, decision);
    location.assign(returnAddress(transaction));
  };
  return [
    element('dl', '', element('dt', t.amount), element('dd', formatForint(amount, lang)), element('dt', t.purpose), element('dd', label)),
    ...bankDecisions.map((decision) => button(t[decision], decision, () => leave(decision))),
  ];
};

const content = (world: World): { lang: 'hu' | 'en'; nodes: Node[] } => {
  const transaction = transactionById(world, new URLSearchParams(location.search).get('transaction') ?? '');
  if (transaction === undefined) return { lang: 'hu', nodes: [element('p', bankTexts.hu.missing)] };
  const { lang } = transaction;
  if (!transaction.ended && transaction.decision === 'open') return { lang, nodes: choices(world, transaction) };
  const back = element('a', bankTexts[lang].back);
  back.href = returnAddress(transaction);
  return { lang, nodes: [element('p', bankTexts[lang].over), back] };
};

const show = (): void => {
  const { lang, nodes } = content(openBrowserWorld());
  document.documentElement.lang = lang;
  document.title = bankTexts[lang].title;
  document.head.append(element('style', bankStyles));
  document.querySelector('#bank')?.replaceChildren(element('h1', bankTexts[lang].title), ...nodes);
};

show();
