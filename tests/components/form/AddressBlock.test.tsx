import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { AddressBlock } from '~/components/form/address/AddressBlock';
import { streetTypeMenuHeight } from '~/domain/constants';
import { emptyAddress, type Address } from '~/domain/identity/address';

import { lookups, renderForm } from './renderForm';

const show = (address: Partial<Address> = {}, options = {}) =>
  renderForm(<AddressBlock name="address" />, { address: { ...emptyAddress(), ...address } }, options);

const zip = () => screen.getByRole('textbox', { name: 'Irányítószám' });
const city = () => screen.getByRole('combobox', { name: 'Település' });
const more = () => screen.getByRole('button', { name: 'További címadatok' });
const streetType = () => screen.getByRole('combobox', { name: 'Közterület jellege' });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Mentés' }));
const street = { street: 'Király', streetType: 'utca', house: '12' };

/** Holds a zip's reply back until the returned function is called. */
const hold = (of: string): (() => void) => {
  let letGo: () => void = () => undefined;
  lookups.held.set(of, new Promise<void>((resolve) => (letGo = resolve)));
  return letGo;
};

const retype = async (user: UserEvent, text: string) => {
  await user.clear(zip());
  await user.paste(text);
};

describe('the city of a postal code', () => {
  it('is looked up with the fourth digit, the first of several is taken and says so, and goes with the fourth digit (ADDR-1)', async () => {
    lookups.cities.set('7958', ['Kákics', 'Okorág']);
    const { user } = await show();
    await user.type(zip(), 'H-795');
    expect(lookups.asked).toEqual([]);
    await user.type(zip(), '8');
    await waitFor(() => expect(city()).toHaveValue('Kákics'));
    expect(screen.getByText(/^Több település tartozik ide/)).toBeVisible();
    await user.click(city());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(city()).toHaveValue('Okorág');
    await user.type(zip(), '{Backspace}');
    expect(city()).toHaveValue('');
  });

  it('stays with a foreign postal code that the browser filled in; nothing is cut off, and it is refused (ADDR-1, SEC-11)', async () => {
    lookups.cities.set('8033', ['Budapest']);
    const { user, submitted } = await show(street);
    // A browser fills the fields in whatever order.
    fireEvent.input(city(), { target: { value: 'München' } });
    fireEvent.input(zip(), { target: { value: '80331' } });
    await save(user);
    await waitFor(() => expect(zip()).toHaveAccessibleDescription(/^Érvénytelen irányítószám/));
    expect([zip(), city()].map((field) => (field as HTMLInputElement).value)).toEqual(['80331', 'München']);
    expect([lookups.asked, submitted]).toEqual([[], []]);
  });

  it('keeps a space that is typed in the middle, and is sent without spaces around it (SEC-11)', async () => {
    const { user, submitted } = await show({ zip: '9999', ...street });
    await user.type(city(), ' Kis X{Backspace}Város ');
    await save(user);
    await waitFor(() => expect(submitted).toMatchObject([{ address: { city: 'Kis Város' } }]));
  });

  it('stays as typed before the reply if it is in the list, in the list’s spelling (ADDR-1)', async () => {
    lookups.cities.set('7958', ['Kákics', 'Okorág', 'Marócsa']);
    const answer = hold('7958');
    const { user } = await show();
    await user.type(zip(), '7958');
    await user.type(city(), 'marócsa');
    answer();
    await waitFor(() => expect(city()).toHaveValue('Marócsa'));
  });

  it('stays as far as it was typed before the reply, so that the rest can be typed (ADDR-1)', async () => {
    lookups.cities.set('9700', ['Szombathely']);
    const answer = hold('9700');
    const { user } = await show();
    await user.type(zip(), '9700');
    await user.type(city(), 'Szomb');
    answer();
    await waitFor(() => expect(screen.queryByText('Települések betöltése…')).not.toBeInTheDocument());
    await user.type(city(), 'athely');
    expect(city()).toHaveValue('Szombathely');
  });

  it('stays, whatever the list says, if it came together with its zip, and is replaced with a new zip (ADDR-1)', async () => {
    lookups.cities.set('1117', ['Budapest']).set('7621', ['Pécs']);
    const { user } = await show({ zip: '1117', city: 'Budapest XI. kerület' });
    await waitFor(() => expect(lookups.asked).toEqual(['1117']));
    await waitFor(() => expect(screen.queryByText('Települések betöltése…')).not.toBeInTheDocument());
    expect(city()).toHaveValue('Budapest XI. kerület');
    await retype(user, '7621');
    await waitFor(() => expect(city()).toHaveValue('Pécs'));
  });

  it('is the one of the present zip, in whatever order the replies arrive (ADDR-1, FLT-8)', async () => {
    const zips = ['1117', '6720', '7621', '9021'] as const;
    for (const one of zips) lookups.cities.set(one, [`Város ${one}`]);
    const { user } = await show();
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...zips), { minLength: 2 }),
        fc.infiniteStream(fc.nat()),
        async (typed, picks) => {
          const answers = typed.map(hold);
          for (const code of typed) await retype(user, code);
          for (const letGo of answers.sort(() => ((picks.next().value ?? 0) % 2 === 0 ? 1 : -1)))
            await act(async () => {
              letGo();
              await Promise.resolve();
            });
          const last = typed.at(-1) ?? '';
          await waitFor(() => expect(city()).toHaveValue(`Város ${last}`));
        },
      ),
      { numRuns: 8 },
    );
  });

  it('is typed for an unknown zip, which a hint and a live region say, and never blocks saving; the old one goes (ADDR-1, A11Y-3)', async () => {
    lookups.cities.set('1117', ['Budapest']);
    const { user, submitted } = await show({ zip: '1117', city: 'Budapest', ...street });
    await waitFor(() => expect(lookups.asked).toEqual(['1117']));
    await user.tripleClick(zip());
    await user.paste('9999');
    await waitFor(() => expect(zip()).toHaveAccessibleDescription(/nem találunk települést/));
    await waitFor(() => expect(city()).toHaveValue(''));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/nem találunk települést/),
    );
    // A city has no digits.
    await user.type(city(), 'Újfalu 1');
    await save(user);
    await waitFor(() => expect(city()).toBeInvalid());
    await user.type(city(), '{Backspace}{Backspace}');
    await save(user);
    const address = expect.objectContaining({ zip: '9999', city: 'Újfalu' }) as unknown;
    await waitFor(() => expect(submitted).toEqual([{ address }]));
  });

  it('is typed where the list can’t be loaded, with a retry in reach (ADDR-1, ERR-1)', async () => {
    lookups.citiesFail = true;
    const { user, submitted } = await show(street);
    await user.type(zip(), '7621');
    expect(await screen.findByText(/Írja be a település nevét/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Újrapróbálom' })).toBeEnabled();
    await user.type(city(), 'Pécs');
    await save(user);
    await waitFor(() => expect(submitted).toHaveLength(1));
  });

  it('and the street types show the codes that come beside them at their field (ERR-1, ERR-9)', async () => {
    lookups.cities.set('7621', ['Pécs']);
    lookups.codes = ['HAS_DEBT'];
    const { user } = await show();
    expect(await screen.findAllByText(/^Lejárt tartozása van/)).toHaveLength(1);
    await user.type(zip(), '7621');
    await waitFor(() => expect(screen.getAllByText(/^Lejárt tartozása van/)).toHaveLength(2));
    expect(city()).toHaveValue('Pécs');
  });
});

describe('the street types', () => {
  it('come from the service with a saved one, in a menu of at most 350 px, chosen by keys too (ADDR-2, A11Y-2)', async () => {
    const { user } = await show({ streetType: 'dűlő' }, { styled: true });
    await user.click(streetType());
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['dűlő', 'utca', 'út', 'tér']);
    expect(screen.getByRole('listbox').parentElement).toHaveStyle({ maxHeight: `${streetTypeMenuHeight}px` });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(streetType()).toHaveTextContent('utca');
    await waitFor(() => expect(streetType()).toHaveFocus());
  });
});

describe('the fields of an address', () => {
  it('keep PO box and country behind a button, mounted all the same (ADDR-1, PROF-4)', async () => {
    const { user } = await show({}, { styled: true });
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText(/^Postafiók/)).not.toBeVisible();
    await user.click(more());
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText(/^Postafiók/)).toBeVisible();
  });

  it('show PO box and country where one is filled in (ADDR-1)', async () => {
    await show({ country: 'Ausztria' }, { styled: true });
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText(/^Ország/)).toBeVisible();
  });

  it('have each address token once (PUB-19)', async () => {
    await show();
    const tokens = screen
      .getAllByRole('textbox', { hidden: true })
      .map((field) => field.getAttribute('autocomplete'))
      .filter((token) => token !== null && token !== 'off');
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(screen.getByRole('textbox', { name: 'Emelet' })).toHaveAttribute('autocomplete', 'address-line3');
  });

  it('carry address tokens, with a section each where a form has two addresses (ADDR-3, PUB-19)', async () => {
    await renderForm(
      <>
        <fieldset aria-label="home">
          <AddressBlock name="home" section="home" />
        </fieldset>
        <fieldset aria-label="mailing">
          <AddressBlock name="mailing" section="mailing" />
        </fieldset>
      </>,
      { home: emptyAddress(), mailing: emptyAddress() },
    );
    for (const section of ['home', 'mailing']) {
      const part = within(screen.getByRole('group', { name: section }));
      for (const [label, token] of [
        ['Irányítószám', 'postal-code'],
        ['Település', 'address-level2'],
        ['Közterület neve', 'address-line1'],
      ] as const)
        expect(part.getByLabelText(label)).toHaveAttribute('autocomplete', `section-${section} ${token}`);
      expect(part.getByLabelText('Irányítószám')).toHaveAttribute('name', `${section}.zip`);
    }
  });

  it('are required but for what is said to be optional, a PO box or not (PROF-4, UX-13)', async () => {
    const { user, submitted } = await show();
    const required = [
      zip(),
      city(),
      screen.getByRole('textbox', { name: 'Közterület neve' }),
      streetType(),
      screen.getByRole('textbox', { name: 'Házszám' }),
    ];
    for (const field of required) expect(field).toHaveAttribute('aria-required', 'true');
    for (const label of ['Lépcsőház', 'Emelet', 'Ajtó']) {
      const field = screen.getByRole('textbox', { name: label });
      expect(field).not.toHaveAttribute('aria-required');
      expect(field).toHaveAccessibleDescription(/^Nem kötelező: lépcsőház, emelet, ajtó/);
    }
    await user.click(more());
    for (const label of ['Postafiók', 'Ország'])
      expect(screen.getByRole('textbox', { name: `${label} (nem kötelező)` })).not.toHaveAttribute('aria-required');
    await user.type(screen.getByRole('textbox', { name: /^Postafiók/ }), '12');
    await save(user);
    for (const field of required)
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^(Adja meg|Válassza ki)/));
    expect(submitted).toEqual([]);
  });
});
