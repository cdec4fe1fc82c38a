import { openBrowserWorld } from '../browserWorld';
import { purposeOf, returnAddress, transactionById } from '../model/payment/transactions';
import { decideAtBank, renderBankPage } from './page';

/** The demo's bank page: the stand-in's, over the demo's stored state, so it needs no worker. */
const show = async (): Promise<void> => {
  const world = await openBrowserWorld();
  const transaction = transactionById(world, new URLSearchParams(location.search).get('transaction') ?? '');
  const returnTo = transaction === undefined ? '' : returnAddress(transaction);
  const purpose = transaction && purposeOf(world, transaction);
  const html = renderBankPage({ transaction, purpose, action: '', returnTo });
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.head.append(...page.querySelectorAll('style'));
  document.body.replaceChildren(...page.body.children);
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
    if (transaction === undefined) return;
    void world.exclusively(() => decideAtBank(world, transaction.id, pressed)).then(() => location.assign(returnTo));
  });
};

void show();
