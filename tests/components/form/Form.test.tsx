import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { ChoiceCards } from '~/components/form/fields/ChoiceCards';
import { EmailField } from '~/components/form/fields/EmailField';
import { SelectField } from '~/components/form/fields/SelectField';
import { TextField } from '~/components/form/fields/TextField';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { phoneMask } from '~/components/form/masks/masks';
import { PasswordField } from '~/components/form/password/PasswordField';
import { minN, required } from '~/domain/validation/validators';

import { renderForm } from './renderForm';

const save = () => screen.getByRole('button', { name: 'Mentés' });
const summary = () => screen.getByRole('group', { name: 'Kérjük, javítsa a következőket:' });
/** The lines of the summary. */
const lines = () =>
  within(summary())
    .getAllByRole('link')
    .map((link) => link.textContent);

const fields = (
  <>
    <TextField name="name" label="Név" rules={[required]} />
    <SelectField
      name="streetType"
      label="Jelleg"
      rules={[required]}
      options={[
        { value: 'a', label: 'Első' },
        { value: 'b', label: 'Második' },
      ]}
    />
    <ChoiceCards
      name="method"
      label="Mód"
      rules={[(value) => (value === '' ? 'validate_require' : undefined)]}
      choices={[
        { value: '1', label: 'Postán' },
        { value: '2', label: 'Futárral' },
      ]}
    />
    <CheckboxField
      name="newsletter"
      label="Elfogadom"
      rules={[(checked) => (checked ? undefined : 'validate_agreement')]}
    />
  </>
);
const empty = { name: '', streetType: '', method: '', newsletter: false };

describe('a form whose submit fails', () => {
  it('shows a summary that takes the focus and links to each field (A11Y-3, ERR-7)', async () => {
    const { user, submitted } = await renderForm(fields, empty);
    expect(screen.queryByRole('group', { name: /javítsa/ })).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(summary()).toHaveFocus());
    const links = within(summary()).getAllByRole('link');
    expect(lines()).toEqual([
      'Adja meg a számlán szereplő nevet.',
      'Válassza ki a közterület jellegét.',
      'Válasszon fizetési módot.',
      'A folytatáshoz el kell fogadnia a feltételeket.',
    ]);
    const targets = [
      screen.getByRole('textbox', { name: 'Név' }),
      screen.getByRole('combobox', { name: 'Jelleg' }),
      screen.getByRole('radio', { name: 'Postán' }),
      screen.getByRole('checkbox'),
    ];
    for (const [index, link] of links.entries()) {
      await user.click(link);
      await waitFor(() => expect(targets[index]).toHaveFocus());
      expect(window.location.hash).toBe('');
    }
    expect(submitted).toEqual([]);
  });

  it('focuses the only wrong field; its message stands there and in the summary (A11Y-3, ERR-7)', async () => {
    const { user } = await renderForm(fields, { ...empty, streetType: 'a', method: '1', newsletter: true });
    await user.click(save());
    const name = screen.getByRole('textbox', { name: 'Név' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Adja meg a számlán szereplő nevet.');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Kérjük, javítsa a következőket:Adja meg a számlán szereplő nevet.',
    );
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    await user.type(name, 'Anna');
    await waitFor(() => expect(screen.queryByRole('group', { name: /javítsa/ })).not.toBeInTheDocument());
  });

  it('of one field shows its message at the field and as the notice, without a list (A11Y-3, ERR-7)', async () => {
    const { user } = await renderForm(<TextField name="name" label="Név" rules={[required]} />, { name: '' });
    await user.click(save());
    const name = screen.getByRole('textbox', { name: 'Név' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Adja meg a számlán szereplő nevet.');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Adja meg a számlán szereplő nevet\./));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('names the group of a label that stands twice (A11Y-3)', async () => {
    const groups = [
      { name: 'home', legend: 'Lakcím' },
      { name: 'mailing', legend: 'Levelezési cím' },
    ].map(({ name, legend }) => (
      <fieldset key={name}>
        <legend>{legend}</legend>
        <TextField name={`${name}.zip`} label="Irányítószám" rules={[required]} />
      </fieldset>
    ));
    const { user } = await renderForm(groups, { home: { zip: '' }, mailing: { zip: '' } });
    await user.click(save());
    await waitFor(() => expect(summary()).toBeVisible());
    expect(lines()).toEqual(['Lakcím: Adja meg az irányítószámot.', 'Levelezési cím: Adja meg az irányítószámot.']);
  });

  it('keeps its lines while fields are corrected, so that nothing moves, until none is wrong; each says what its field says now (A11Y-3, ERR-1)', async () => {
    const { user } = await renderForm(
      <>
        <TextField name="name" label="Név" rules={[required, minN(3)]} />
        <TextField name="house" label="Házszám" rules={[required]} />
      </>,
      { name: '', house: '' },
    );
    await user.click(save());
    await waitFor(() => expect(summary()).toBeVisible());
    const house = 'Adja meg a házszámot.';
    await waitFor(() => expect(lines()).toEqual(['Adja meg a számlán szereplő nevet.', house]));
    const name = screen.getByRole('textbox', { name: 'Név' });
    await user.type(name, 'Et');
    const tooShort = 'Legalább 3 karakter szükséges.';
    expect(name).toHaveAccessibleDescription(tooShort);
    await waitFor(() => expect(lines()).toEqual([`Név: ${tooShort}`, house]));
    await user.type(name, 'a');
    expect(name).toBeValid();
    expect(lines()).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: 'Házszám' }), '1');
    await waitFor(() => expect(screen.queryByRole('group', { name: /javítsa/ })).not.toBeInTheDocument());
  });

  it('leaves the focus with somebody who has gone to a field meanwhile (A11Y-3)', async () => {
    await renderForm(fields, empty);
    const name = screen.getByRole('textbox', { name: 'Név' });
    save().focus();
    save().click();
    name.focus();
    await waitFor(() => expect(summary()).toBeVisible());
    // The summary would take the focus in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(name).toHaveFocus();
  });

  it('changes its texts with the language, and keeps what was typed and the focus (I18N-2)', async () => {
    const { user, speak } = await renderForm(
      <>
        <TextField name="name" label="Név" rules={[minN(5)]} />
        <TextField name="town" label="Város" rules={[required]} />
      </>,
      { name: 'rövi', town: '' },
    );
    await user.click(save());
    await user.click(screen.getByRole('textbox', { name: 'Név' }));
    expect(screen.getByRole('textbox', { name: 'Név' })).toHaveAccessibleDescription('Legalább 5 karakter szükséges.');
    await speak('en');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Név' })).toHaveAccessibleDescription(/5 characters/),
    );
    expect(screen.getByRole('group', { name: 'Please correct the following:' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Név' })).toHaveValue('rövi');
    expect(screen.getByRole('textbox', { name: 'Név' })).toHaveFocus();
  });
});

describe('a submit', () => {
  it('is sent once for a double click, two clicks in one frame, Enter and another click, is busy meanwhile, and can be repeated (FLT-4, PERF-1)', async () => {
    let finish: () => void = () => undefined;
    const { user, submitted } = await renderForm(
      <TextField name="name" label="Név" />,
      { name: 'Anna' },
      { onSubmit: () => new Promise((resolve) => (finish = resolve)) },
    );
    act(() => {
      save().click();
      save().click();
    });
    await waitFor(() => expect(submitted).toHaveLength(1));
    await user.dblClick(save());
    await user.type(screen.getByRole('textbox', { name: 'Név' }), '{Enter}');
    expect(save()).toHaveAttribute('aria-busy', 'true');
    await user.click(save());
    expect(submitted).toHaveLength(1);
    // Before hydration it would never put its fields into the address.
    expect(save().closest('form')).toHaveAttribute('method', 'post');
    finish();
    await waitFor(async () => {
      await user.click(save());
      expect(submitted).toHaveLength(2);
    });
  });
});

describe('what stands in an input without an event', () => {
  it('is taken on submit, normalised like what is typed: password managers may fire none (PUB-19)', async () => {
    const { user, submitted } = await renderForm(
      <>
        <EmailField />
        <MaskedField name="phone" label="Telefon" mask={phoneMask} />
        <PasswordField name="password" label="Jelszó" rules={[required]} />
      </>,
      { email: '', phone: '', password: '' },
    );
    for (const [label, value] of [
      ['E-mail-cím', 'anna@pelda.hu '],
      ['Telefon', '06301234567'],
      ['Jelszó', 'titok1'],
    ] as const)
      screen.getByLabelText<HTMLInputElement>(label).value = value;
    await user.click(save());
    await waitFor(() =>
      expect(submitted).toEqual([{ email: 'anna@pelda.hu', phone: '+36/30/1234567', password: 'titok1' }]),
    );
  });
});

describe('a password', () => {
  it('can be pasted and shown; the submit hides it (PUB-19)', async () => {
    const { user } = await renderForm(<PasswordField name="password" label="Jelszó" rules={[required]} />, {
      password: '',
    });
    await user.click(screen.getByLabelText('Jelszó'));
    await user.paste('titok');
    await user.click(screen.getByRole('button', { name: 'Jelszó megjelenítése' }));
    expect(screen.getByLabelText('Jelszó')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Jelszó')).toHaveValue('titok');
    await user.click(save());
    expect(screen.getByLabelText('Jelszó')).toHaveAttribute('type', 'password');
  });

  it('and an e-mail are neither capitalised nor corrected by the device (PUB-19)', async () => {
    await renderForm(
      <>
        <PasswordField name="password" label="Jelszó" />
        <EmailField />
      </>,
      { password: '', email: '' },
    );
    for (const label of ['Jelszó', 'E-mail-cím']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocapitalize', 'none');
      expect(screen.getByLabelText(label)).toHaveAttribute('autocorrect', 'off');
      expect(screen.getByLabelText(label)).toHaveAttribute('spellcheck', 'false');
    }
  });
});
