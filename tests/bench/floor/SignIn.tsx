import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface Values {
  loginName: string;
  password: string;
}

const fields = [
  { name: 'loginName', type: 'text', autoComplete: 'username' },
  { name: 'password', type: 'password', autoComplete: 'current-password' },
] as const;

export const SignIn = () => {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { loginName: '', password: '' },
    shouldFocusError: false,
  });
  return (
    <>
      <header>
        <span className="mark" />
        {t('brand')}
      </header>
      <main>
        <h1>{t('login.login.title')}</h1>
        <p>{t('login.login.lead')}</p>
        <form method="post" noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
          {fields.map(({ name, type, autoComplete }) => (
            <div key={name}>
              <label htmlFor={name}>{t(`login.login.${name}`)}</label>
              <OutlinedInput
                fullWidth
                error={formState.errors[name] !== undefined}
                id={name}
                type={type}
                autoComplete={autoComplete}
                {...register(name, { required: true })}
              />
              {formState.errors[name] !== undefined && (
                <span className="error">{t('validation.validate_required')}</span>
              )}
            </div>
          ))}
          <Link to="/forgottendetails">{t('login.login.forgot')}</Link>
          <Button type="submit" variant="contained">
            {t('login.login.submit')}
          </Button>
        </form>
        <p className="register">{t('login.login.noAccount')}</p>
        <Link className="button" to="/register">
          {t('login.login.register')}
        </Link>
      </main>
    </>
  );
};
