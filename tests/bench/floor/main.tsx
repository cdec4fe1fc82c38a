import { createTheme, ThemeProvider } from '@mui/material/styles';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import common from '../../../src/i18n/locales/hu/common.json';

import '../static/style.css';

import { SignIn } from './SignIn';

const { login, validation } = common;

/**
 * The floor of PERF-2: the thinnest sign-in page with the libraries of the rule's list (React, router, MUI theme, input
 * and button, react-hook-form, react-i18next) and nothing else of the portal: no session, no checks of replies, one language, one page.
 */
const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await i18next.use(initReactI18next).init({
    lng: 'hu',
    resources: { hu: { common, login, validation } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  const router = createBrowserRouter([{ path: '*', element: <SignIn /> }]);
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>,
  );
};

void start();
