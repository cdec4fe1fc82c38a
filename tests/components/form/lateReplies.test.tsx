import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { AddressBlock } from '../../../src/components/form/address/AddressBlock';
import { emptyAddress } from '../../../src/domain/identity/address';
import { lookups, renderForm } from './renderForm';

const zips = ['1117', '6720', '7621', '9021'] as const;
const cityOf = (zip: string): string => `Város ${zip}`;

it('shows the city of the present zip, in whatever order the replies arrive (ADDR-1, FLT-8)', async () => {
  for (const zip of zips) lookups.cities.set(zip, [cityOf(zip)]);
  const { user } = await renderForm(<AddressBlock name="address" />, { address: emptyAddress() });
  const zip = screen.getByRole('textbox', { name: 'Irányítószám' });
  const city = screen.getByRole('combobox', { name: 'Település' });

  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...zips), { minLength: 2 }),
      fc.infiniteStream(fc.nat()),
      async (typed, picks) => {
        // Each reply is held back until its function is called.
        const answers = typed.map((asked) => {
          let letGo: () => void = () => undefined;
          lookups.held.set(asked, new Promise<void>((resolve) => (letGo = resolve)));
          return letGo;
        });
        for (const code of typed) {
          await user.clear(zip);
          await user.paste(code);
        }
        for (const letGo of answers.sort(() => ((picks.next().value ?? 0) % 2 === 0 ? 1 : -1))) {
          await act(async () => {
            letGo();
            await Promise.resolve();
          });
        }
        const last = typed.at(-1) ?? '';
        await waitFor(() => expect(city).toHaveValue(cityOf(last)));
        expect(zip).toHaveValue(last);
      },
    ),
    { numRuns: 12 },
  );
});
