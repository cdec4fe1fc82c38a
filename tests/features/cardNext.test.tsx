import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { applyConfig, builtConfig, type Config } from '../../src/config';
import { CardNext } from '../../src/features/contract/CardNext';
import type { SignedContract } from '../../src/features/contract/signedContract';
import { TestTheme } from '../setup/TestTheme';
import { texts } from './texts';

const i18n = await texts();

const textOf = (signed: Partial<SignedContract>, plasticCard: Config['plasticCard'] = {}): string => {
  applyConfig({ ...builtConfig, plasticCard, care: { phone: '+36 1 234 5678' } });
  const contract = { amount: 0, receipt: 'b', delivery: 'personal', validFrom: '2026-12-01', ...signed } as const;
  const { container, unmount } = render(
    <I18nextProvider i18n={i18n}>
      <TestTheme>
        <CardNext signed={contract} />
      </TestTheme>
    </I18nextProvider>,
  );
  const { textContent } = container;
  unmount();
  return textContent;
};

const club = { readyDays: 5, pickupPlace: '1134 Budapest, Klub utca 1.' };
const ready = 'A véglegesítéstől számított 5 munkanapon belül elkészül.';
const present = 'A jelenlegi kártyáját 2026. november végéig használhatja, az újat 2026. december 1-jétől.';
const home = '1117 Budapest, Fő utca 1.';

describe('what happens to the card of a signed contract (UX-6, UX-33)', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00+01:00') }));
  afterEach(() => {
    vi.useRealTimers();
    applyConfig(builtConfig);
  });

  it.each<[string, Partial<SignedContract>, Config['plasticCard'], string]>([
    [
      'collected',
      {},
      club,
      `A plasztik kártyáját személyesen veheti át, amint elkészült (${club.pickupPlace}). ${ready}`,
    ],
    [
      'sent by post',
      { delivery: 'post', deliveryAddress: home },
      club,
      `A plasztik kártyáját postán küldjük a megadott címre (${home}). ${ready}`,
    ],
    [
      'sent, of which this tab doesn’t know where',
      { delivery: 'courier' },
      {},
      'A plasztik kártyáját futárral küldjük a megadott címre.',
    ],
    [
      'collected, of which the club says nothing',
      {},
      {},
      'A plasztik kártyáját személyesen veheti át, amint elkészült. Hogy hol és mikor veheti át, azt az ügyfélszolgálatunktól tudhatja meg.Ügyfélszolgálat: +36 1 234 5678',
    ],
    [
      'an upgrade’s',
      { delivery: 'courier', deliveryAddress: home, isUpgrade: true },
      {},
      `A plasztik kártyáját futárral küldjük a megadott címre (${home}). ${present}`,
    ],
    [
      'an upgrade’s ePASS',
      { receipt: 'c', isUpgrade: true },
      club,
      `Az új csomag ePASS kártyáját a telefonján használhatja, amint az új csomagja elindult. ${present}`,
    ],
    [
      'an upgrade’s ePASS, once the package has begun',
      { receipt: 'c', isUpgrade: true, validFrom: '2026-11-01' },
      club,
      'A sporthelyen nyissa meg a telefonján az ePASS kártyát, és mutassa fel belépéskor.',
    ],
    ['kept', { receipt: 'a', isUpgrade: true }, club, 'A meglévő kártyáját használhatja tovább.'],
  ])('%s', (_what, signed, plasticCard, text) => {
    expect(textOf(signed, plasticCard)).toBe(text);
  });
});
