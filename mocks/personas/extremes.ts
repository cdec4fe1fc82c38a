import { yearOf } from '../../src/domain/time/dates';
import { addDocument } from '../model/payment/documents';
import { addInvoice } from '../model/payment/invoices';
import { addDebit } from '../model/payment/ledger';
import type { World } from '../world';
import { addMember } from './seeding';

const longWord = 'Árvíztűrőtükörfúrógép';
const rows = 2_000;

/** Names that every page must show literally, even at 320 px. */
export const seedNames = (world: World): void => {
  const year = yearOf(world.today());
  const names = addMember(
    world,
    {
      id: 'nevek',
      lastName: `<b>${longWord}</b> ${'nagyon-hosszú-vezetéknév '.repeat(410)}`.trim(),
      firstName: 'أحمد <img src=x onerror=alert(1)>',
      kr: '99999',
      partner: { name: '<script>alert(1)</script>', email: `${'hosszu.'.repeat(20)}cim@pelda.hu`, kr: '99998' },
    },
    { pack: `${longWord}${longWord}${longWord}`, cardStatus: 42 },
  );
  addDocument(world, {
    accountId: names.id,
    kr: names.kr,
    year,
    kind: 'information',
    title: `<i>${longWord.repeat(12)}</i>`,
  });
  addInvoice(world, { kr: names.kr, date: `${year}-01-02`, fullAmount: 1_234_567_890 });
  addDebit(world, names.kr, `${year - 1}-12-31`, 9_876_543, 0, year);
  addDebit(world, names.kr, `${year}-12-31`, 1);
};

/** More rows than any real member has. */
export const seedThousands = (world: World): void => {
  const year = yearOf(world.today());
  const many = addMember(world, { id: 'sok', lastName: 'Sok', firstName: 'Tamás', kr: '88888' });
  for (let index = 0; index < rows; index += 1) {
    const date = `${year}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`;
    addInvoice(world, {
      kr: many.kr,
      date,
      fullAmount: 1_000 + index,
      order: index + 1,
      linkToken: `szamlasok${index + 1}`,
    });
    addDocument(world, {
      accountId: many.id,
      kr: many.kr,
      year,
      kind: 'information',
      title: `Tájékoztató ${index + 1}. `,
    });
  }
};
