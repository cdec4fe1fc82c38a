import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { AddressBlock } from '../../../src/components/form/address/AddressBlock';
import { streetTypeMenuHeight } from '../../../src/domain/constants';
import { cleanAddress, emptyAddress, type Address } from '../../../src/domain/identity/address';
import { lookups, renderForm } from './renderForm';

const show = (address: Partial<Address> = {}, options = {}) =>
  renderForm(<AddressBlock name="address" />, { address: { ...emptyAddress(), ...address } }, options);

const zip = () => screen.getByRole('textbox', { name: 'Irányítószám' });
const city = () => screen.getByRole('combobox', { name: 'Település' });
const streetType = () => screen.getByRole('combobox', { name: 'Közterület jellege' });

/** Holds a zip's reply back until the returned function is called. */
const hold = (of: string): (() => void) => {
  let letGo: () => void = () => undefined;
  lookups.held.set(of, new Promise<void>((resolve) => (letGo = resolve)));
  return letGo;
};

const retype = async (user: UserEvent, text: string) => {
  await user.clear(zip());
  await user.type(zip(), text);
};

describe('the city of a postal code', () => {
  it('is looked up with the fourth digit; the first of the list is taken (ADDR-1)', async () => {
    lookups.cities.set('7958', ['Kákics', 'Okorág']);
    const { user } = await show();
    await user.type(zip(), '795a');
    expect(zip()).toHaveValue('795');
    expect(lookups.asked).toEqual([]);
    await user.type(zip(), '8');
    await waitFor(() => expect(city()).toHaveValue('Kákics'));
    expect(lookups.asked).toEqual(['7958']);
  });

  it('is cleared with the fourth digit (ADDR-1)', async () => {
    lookups.cities.set('7621', ['Pécs']);
    const { user } = await show();
    await user.type(zip(), '7621');
    await waitFor(() => expect(city()).toHaveValue('Pécs'));
    await user.type(zip(), '{Backspace}');
    expect(city()).toHaveValue('');
  });

  it('stays as typed or autofilled if it is in the list, in the list’s spelling (ADDR-1)', async () => {
    lookups.cities.set('7958', ['Kákics', 'Okorág', 'Marócsa']);
    const answer = hold('7958');
    const { user } = await show();
    await user.type(zip(), '7958');
    await user.type(city(), 'marócsa');
    answer();
    await waitFor(() => expect(city()).toHaveValue('Marócsa'));
  });

  it('is replaced if it is not in the list of the typed zip (ADDR-1)', async () => {
    lookups.cities.set('7621', ['Pécs']);
    const { user } = await show({ zip: '1117', city: 'Budapest' });
    await user.clear(zip());
    await user.click(zip());
    await user.paste('7621');
    await waitFor(() => expect(city()).toHaveValue('Pécs'));
  });

  it('that was taken from a list of several says so (ADDR-1)', async () => {
    lookups.cities.set('7958', ['Kákics', 'Okorág']).set('7621', ['Pécs']);
    const { user } = await show();
    await user.type(zip(), '7958');
    await waitFor(() => expect(city()).toHaveValue('Kákics'));
    expect(screen.getByText(/^Több település tartozik ide/)).toBeVisible();
    await retype(user, '7621');
    await waitFor(() => expect(city()).toHaveValue('Pécs'));
    expect(screen.queryByText(/^Több település/)).not.toBeInTheDocument();
  });

  it('of the old zip goes where those of a new one can’t be loaded (ADDR-1, FLT-2)', async () => {
    lookups.cities.set('1117', ['Budapest']);
    const { user } = await show({ zip: '1117', city: 'Budapest' });
    await waitFor(() => expect(lookups.asked).toEqual(['1117']));
    lookups.fail.cities = true;
    await user.tripleClick(zip());
    await user.paste('8992');
    await waitFor(() => expect(city()).toHaveValue(''));
    expect(screen.getByText(/listáját most nem tudjuk betölteni/)).toBeVisible();
    await user.type(city(), 'Bagod');
    expect(city()).toHaveValue('Bagod');
  });

  it('stays, whatever the list says, if it came together with its zip (ADDR-1)', async () => {
    lookups.cities.set('1117', ['Budapest']);
    const { user } = await show({ zip: '1117', city: 'Budapest XI. kerület' });
    await waitFor(() => expect(lookups.asked).toEqual(['1117']));
    await user.click(city());
    await waitFor(() => expect(screen.queryByText('Települések betöltése…')).not.toBeInTheDocument());
    expect(city()).toHaveValue('Budapest XI. kerület');
  });

  it('never comes from a late reply for an older zip (ADDR-1, FLT-8)', async () => {
    lookups.cities.set('1117', ['Budapest']).set('7621', ['Pécs']);
    const answerOld = hold('1117');
    const { user } = await show();
    await user.type(zip(), '1117');
    await waitFor(() => expect(lookups.asked).toEqual(['1117']));
    await retype(user, '7621');
    await waitFor(() => expect(city()).toHaveValue('Pécs'));
    answerOld();
    await lookups.held.get('1117');
    // A newer lookup is answered after the late reply has arrived.
    lookups.cities.set('9021', ['Győr']);
    await user.type(city(), ' ');
    expect(city()).toHaveValue('Pécs ');
    await retype(user, '9021');
    await waitFor(() => expect(city()).toHaveValue('Győr'));
    expect(zip()).toHaveValue('9021');
  });

  it('can be typed for an unknown zip: a hint says so, and nothing blocks saving (ADDR-1)', async () => {
    const { user, submitted } = await show({ street: 'Király', streetType: 'utca', house: '12' });
    await user.type(zip(), '9999');
    await waitFor(() => expect(zip()).toHaveAccessibleDescription(/nem találunk települést/));
    expect(zip()).toBeValid();
    await user.type(city(), 'Újfalu');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() =>
      expect(submitted).toEqual([{ address: expect.objectContaining({ zip: '9999', city: 'Újfalu' }) as unknown }]),
    );
  });

  it('of the old zip goes where a new one is unknown; what was typed for it stays (ADDR-1)', async () => {
    lookups.cities.set('1117', ['Budapest']);
    const { user, submitted } = await show({
      zip: '1117',
      city: 'Budapest',
      street: 'Fő',
      streetType: 'utca',
      house: '1',
    });
    await waitFor(() => expect(lookups.asked).toEqual(['1117']));
    await user.tripleClick(zip());
    await user.paste('9999');
    await waitFor(() => expect(zip()).toHaveAccessibleDescription(/nem találunk települést/));
    await waitFor(() => expect(city()).toHaveValue(''));
    const answer = hold('9998');
    await user.tripleClick(zip());
    await user.paste('9998');
    await user.type(city(), 'Újfalu');
    answer();
    await waitFor(() => expect(zip()).toHaveAccessibleDescription(/nem találunk települést/));
    expect(city()).toHaveValue('Újfalu');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(submitted).toHaveLength(1));
  });

  it('is announced as unknown until the zip changes (ADDR-1, A11Y-3)', async () => {
    const { user } = await show();
    await user.type(zip(), '9999');
    await waitFor(() => expect(zip()).toHaveAccessibleDescription(/nem találunk települést/));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/nem találunk települést/),
    );
    await user.type(zip(), '{Backspace}');
    expect(zip()).not.toHaveAccessibleDescription();
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });

  it('can be typed when the list can’t be loaded (ADDR-1)', async () => {
    lookups.fail.cities = true;
    const { user, submitted } = await show({ street: 'Király', streetType: 'utca', house: '12' });
    await user.type(zip(), '7621');
    expect(await screen.findByText(/Írja be a település nevét/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Újrapróbálom' })).toBeEnabled();
    await user.type(city(), 'Pécs 1');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(city()).toBeInvalid());
    expect(submitted).toEqual([]);
    await user.type(city(), '{Backspace}{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(submitted).toHaveLength(1));
  });

  it('can be chosen from the list with the keyboard (ADDR-1, A11Y-2)', async () => {
    lookups.cities.set('7958', ['Kákics', 'Okorág']);
    const { user } = await show();
    await user.type(zip(), '7958');
    await waitFor(() => expect(city()).toHaveValue('Kákics'));
    await user.click(city());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(city()).toHaveValue('Okorág');
  });
});

describe('the street types', () => {
  it('come from the service, in a menu of at most 350 px (ADDR-2)', async () => {
    const { user } = await show({}, { styled: true });
    await user.click(streetType());
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['utca', 'út', 'tér']);
    expect(screen.getByRole('listbox').parentElement).toHaveStyle({ maxHeight: `${streetTypeMenuHeight}px` });
    await user.click(screen.getByRole('option', { name: 'tér' }));
    expect(streetType()).toHaveTextContent('tér');
  });

  it('keep a saved one that the service no longer lists (ADDR-2)', async () => {
    const { user } = await show({ streetType: 'dűlő' });
    expect(streetType()).toHaveTextContent('dűlő');
    await user.click(streetType());
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['dűlő', 'utca', 'út', 'tér']),
    );
  });

  it('can be loaded again after a failure (ADDR-2)', async () => {
    lookups.fail.streetTypes = true;
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Újrapróbálom' });
    lookups.fail.streetTypes = false;
    await user.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await user.click(streetType());
    expect(await screen.findByRole('option', { name: 'út' })).toBeInTheDocument();
  });
});

describe('autocomplete', () => {
  it('has the address tokens, with a section if a form has two addresses (ADDR-3, PUB-19)', async () => {
    await renderForm(
      <>
        <fieldset aria-label="lakcím">
          <AddressBlock name="home" section="home" />
        </fieldset>
        <fieldset aria-label="levelezési cím">
          <AddressBlock name="mailing" section="mailing" />
        </fieldset>
      </>,
      { home: emptyAddress(), mailing: emptyAddress() },
    );
    for (const [group, section] of [
      ['lakcím', 'home'],
      ['levelezési cím', 'mailing'],
    ] as const) {
      const part = within(screen.getByRole('group', { name: group }));
      expect(part.getByLabelText('Irányítószám')).toHaveAttribute('autocomplete', `section-${section} postal-code`);
      expect(part.getByLabelText('Település')).toHaveAttribute('autocomplete', `section-${section} address-level2`);
      expect(part.getByLabelText('Közterület neve')).toHaveAttribute(
        'autocomplete',
        `section-${section} address-line1`,
      );
      expect(part.getByLabelText('Irányítószám')).toHaveAttribute('name', `${section}.zip`);
    }
  });
});

describe('a PO box', () => {
  const poBox = () => screen.getByRole('textbox', { name: /^Postafiók/ });
  const streetFields = () => [
    screen.getByRole('textbox', { name: /^Közterület neve/ }),
    screen.getByRole('combobox', { name: /^Közterület jellege/ }),
    screen.getByRole('textbox', { name: /^Házszám/ }),
  ];
  const save = async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Mentés' }));
  const box = { zip: '1117', city: 'Budapest' };

  it('is an address by itself: the street is optional then, and what is sent has none (UX-13)', async () => {
    lookups.cities.set('1117', ['Budapest']);
    const { user, submitted } = await show({ ...box, street: 'Fő', streetType: 'utca', house: '1', floor: '2' });
    const [street, , house] = streetFields() as [HTMLElement, HTMLElement, HTMLElement];
    expect(poBox()).toHaveAccessibleDescription('Ha megadja, a közterület és a házszám nem kötelező.');
    await user.type(poBox(), '12');
    for (const field of streetFields()) expect(field).not.toHaveAttribute('aria-required', 'true');
    expect(street).toHaveAccessibleName('Közterület neve (nem kötelező)');
    await user.clear(street);
    await user.clear(house);
    await save(user);
    await waitFor(() => expect(submitted).toHaveLength(1));
    const [{ address }] = submitted as [{ address: Required<Address> }];
    expect(cleanAddress(address)).toEqual({ ...emptyAddress(), ...box, poBox: '12' });
  });

  it('takes the messages of the street’s fields away, and brings them back as it goes', async () => {
    const { user, submitted } = await show(box);
    await save(user);
    for (const field of streetFields())
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^(Adja meg|Válassza ki)/));
    await user.type(poBox(), '12');
    for (const field of streetFields()) await waitFor(() => expect(field).not.toHaveAccessibleDescription());
    await user.clear(poBox());
    for (const field of streetFields()) await waitFor(() => expect(field).toHaveAttribute('aria-required', 'true'));
    expect(submitted).toEqual([]);
    for (const field of streetFields())
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^(Adja meg|Válassza ki)/));
  });

  it.each([
    ['in a form without one', { short: true }],
    ['where a courier comes', { needsStreet: true }],
  ])('changes nothing %s: the street stays required', async (_where, props) => {
    const { user, submitted } = await renderForm(<AddressBlock name="address" {...props} />, {
      address: { ...emptyAddress(), ...box, poBox: '12' },
    });
    for (const field of streetFields()) expect(field).toHaveAttribute('aria-required', 'true');
    await save(user);
    for (const field of streetFields())
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^(Adja meg|Válassza ki)/));
    expect(submitted).toEqual([]);
  });
});

describe('the labels', () => {
  it('say which fields are optional, and the others are announced as required (UX-13)', async () => {
    await show();
    for (const name of ['Irányítószám', 'Közterület neve', 'Házszám'])
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('aria-required', 'true');
    expect(city()).toHaveAttribute('aria-required', 'true');
    expect(streetType()).toHaveAttribute('aria-required', 'true');
    for (const name of ['Lépcsőház', 'Emelet', 'Ajtó', 'Postafiók', 'Ország']) {
      expect(screen.getByRole('textbox', { name: `${name} (nem kötelező)` })).not.toHaveAttribute('aria-required');
    }
  });
});
