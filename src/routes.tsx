import type { i18n as I18n } from 'i18next';
import { redirect, type RouteObject } from 'react-router-dom';

import { loadPortalTexts } from './i18n/i18n';
import { NotFoundPage, PageError, ShellError } from './layout/errors/ErrorPages';
import { retryableLazy } from './layout/retryableLazy';
import { Shell } from './layout/Shell';
import { landingPath, paths, patterns } from './paths';
import { Component as LoginPage } from './routes/public/signin/LoginPage';
import type { SessionStore } from './session/store';

type PageModule = { Component: React.ComponentType };

interface RoutesOptions {
  i18n: I18n;
  store: SessionStore;
  withOperation: boolean;
}

/** The router's tree. A function, so that the build can render pages without a window. */
export const createRoutes = ({ i18n, store, withOperation }: RoutesOptions): RouteObject[] => {
  /** / leads to sign-in, or to where a member's state sends them. In a loader, so that the router never stays there. */
  const home: RouteObject = {
    index: true,
    loader: () => {
      const { token, currentUser } = store.get();
      return redirect(token === undefined || currentUser === undefined ? paths.login : landingPath(currentUser));
    },
  };
  /** A page loads together with its texts: neither renders without the other. */
  const page = (path: string, load: () => Promise<PageModule>): RouteObject => ({
    path,
    lazy: retryableLazy(async () => {
      const [{ Component }] = await Promise.all([load(), loadPortalTexts(i18n)]);
      return { Component };
    }),
  });
  // The sign-in page is part of the first chunk.
  const signIn: RouteObject[] = [
    { path: patterns.login, Component: LoginPage },
    { path: patterns.loginApp, Component: LoginPage },
  ];

  const publicPages: RouteObject[] = [
    page(patterns.register, () => import('./routes/public/signin/RegisterPage')),
    page(patterns.forgottenDetails, () => import('./routes/public/signin/ForgottenDetailsPage')),
    page(patterns.newPassword, () => import('./routes/public/links/NewPasswordPage')),
    page(patterns.activate, () => import('./routes/public/links/ActivatePage')),
    page(patterns.validateEmail, () => import('./routes/public/links/ValidateEmailPage')),
    page(patterns.contractLink, () => import('./routes/public/links/ContractLinkPage')),
    page(patterns.intranetEntry, () => import('./routes/public/links/IntranetEntryPage')),
    page(patterns.subscribe, () => import('./routes/public/links/SubscribePage')),
    page(patterns.unsubscribe, () => import('./routes/public/links/UnsubscribePage')),
    page(patterns.invoicePrint, () => import('./routes/public/links/InvoicePrintPage')),
    page(patterns.accessibility, () => import('./routes/public/AccessibilityPage')),
  ];

  const memberPages: RouteObject[] = [
    page(patterns.payment, () => import('./routes/payment/pay/PaymentPage')),
    page(patterns.paymentResult, () => import('./routes/payment/result/PaymentResultPage')),
    page(patterns.paymentCallback, () => import('./routes/payment/result/PaymentCallbackPage')),
    page(patterns.regularCredit, () => import('./routes/payment/mandates/RegularCreditPage')),
    page(patterns.directDebit, () => import('./routes/payment/mandates/DirectDebitPage')),
    page(patterns.profile, () => import('./routes/account/profile/ProfilePage')),
    page(patterns.changePassword, () => import('./routes/account/profile/ChangePasswordPage')),
    page(patterns.newContract, () => import('./routes/contracting/start/NewContractPage')),
    page(patterns.upgrade, () => import('./routes/contracting/start/UpgradePage')),
    page(patterns.upgradeMulti, () => import('./routes/contracting/start/UpgradeMultiPage')),
    page(patterns.upgradePartner, () => import('./routes/contracting/start/UpgradePartnerPage')),
    page(patterns.offers, () => import('./routes/contracting/start/OffersPage')),
    page(patterns.wizard, () => import('./routes/contracting/wizard/WizardPage')),
    page(patterns.contractStatus, () => import('./routes/contracting/status/ContractStatusPage')),
    page(patterns.invoices, () => import('./routes/account/invoices/InvoicesPage')),
    page(patterns.documents, () => import('./routes/account/documents/DocumentsPage')),
    page(patterns.invoiceData, () => import('./routes/account/invoiceData/InvoiceDataPage')),
    page(patterns.overview, () => import('./routes/account/overview/OverviewPage')),
  ];

  const member: RouteObject = {
    lazy: retryableLazy(async () => {
      const [{ MemberLayout }] = await Promise.all([import('./layout/MemberLayout'), loadPortalTexts(i18n)]);
      return { Component: MemberLayout };
    }),
    children: [{ errorElement: <PageError />, children: memberPages }],
  };

  /** Loads the texts of a member's frame; the page itself needs none of them. */
  const notFound: RouteObject = {
    path: '*',
    loader: async () => {
      if (store.get().token !== undefined) await loadPortalTexts(i18n).catch(() => undefined);
      return null;
    },
    Component: NotFoundPage,
  };

  return [
    {
      element: <Shell withOperation={withOperation} />,
      errorElement: <ShellError />,
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <PageError />,
          children: [home, ...signIn, ...publicPages, member, notFound],
        },
      ],
    },
  ];
};
