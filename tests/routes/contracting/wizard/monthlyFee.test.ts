import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { config } from '../../../../src/config';
import { loadDelivery } from '../../../../src/routes/contracting/wizard/steps/delivery/delivery';
import { wireFees } from '../../../services/fixtures';
import { home } from './fixtures';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answering = (hdij: unknown, list: object[]): string[] => {
  const dates: string[] = [];
  server.use(
    http.post(`*${config.bases.contracting}/get-4`, () =>
      HttpResponse.json({
        status: 'OK',
        contract: { validFrom: '2026-04-01', cardPackage: 'M' },
        fees: { ...wireFees, hdij },
        home,
        type: 'R',
      }),
    ),
    http.post(`*${config.bases.contracting}/get-packages`, async ({ request }) => {
      dates.push(JSON.stringify(await request.json()));
      return HttpResponse.json({ status: 'OK', list });
    }),
  );
  return dates;
};
const load = async () =>
  (await loadDelivery('1234-5678', new AbortController().signal, { type: undefined, saved: {} })).fees.monthlyFee;

describe('the monthly fee (ERR-8)', () => {
  it('is the one of the reply', async () => {
    const asked = answering(12_400, []);
    expect(await load()).toBe(12_400);
    expect(asked).toEqual([]);
  });

  it.each([null, '', 0, '12 400'])('is the price of the package if the reply has %j', async (hdij) => {
    const asked = answering(hdij, [
      { key: 9_900, name: 'S' },
      { key: 11_200, name: 'M' },
    ]);
    expect(await load()).toBe(11_200);
    expect(asked).toEqual(['{"key":"1234-5678","datum":"2026-04-01"}']);
  });

  it('is never left out of a sum: without a price it is a technical error', async () => {
    answering(null, [{ key: 9_900, name: 'S' }]);
    await expect(load()).rejects.toMatchObject({ kind: 'technical' });
  });
});
