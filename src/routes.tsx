import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { loadTexts, type Namespace } from './i18n/i18n';
import { patterns } from './paths';
import { Component as LoginAppPage } from './routes/public/LoginAppPage';
import { Component as LoginPage } from './routes/public/LoginPage';
import { HomeRedirect } from './layout/HomeRedirect';
import { retryableLazy } from './layout/retryableLazy';
import { NotFoundPage } from './layout/NotFoundPage';
import { PageError } from './layout/PageError';
import { loadMemberParts } from './layout/memberParts';
import { ShellError } from './layout/ShellError';
import { Shell } from './layout/Shell';

type PageModule = { Component: React.ComponentType };

/** The router's tree. A function, so that the build can render pages without a window. */
export const createRoutes = (i18n: I18n): RouteObject[] => {
  /** A page loads together with its texts: neither renders without the other. */
  const page = (path: string, load: () => Promise<PageModule>, ...namespaces: Namespace[]): RouteObject => ({
    path,
    lazy: retryableLazy(async () => {
      const [{ Component }] = await Promise.all([load(), loadTexts(i18n, namespaces)]);
      return { Component };
    }),
  });
  const layout = (load: () => Promise<PageModule>, children: RouteObject[]): RouteObject => ({
    lazy: retryableLazy(load),
    children: [{ errorElement: <PageError />, children }],
  });

  // The sign-in page is part of the first chunk.
  const signIn: RouteObject[] = [
    { path: patterns.login, Component: LoginPage },
    { path: patterns.loginApp, Component: LoginAppPage },
  ];

  const publicPages: RouteObject[] = [
    page(patterns.register, () => import('./routes/public/RegisterPage'), 'public'),
    page(patterns.forgottenDetails, () => import('./routes/public/ForgottenDetailsPage'), 'public'),
    page(patterns.newPassword, () => import('./routes/public/NewPasswordPage'), 'public'),
    page(patterns.activate, () => import('./routes/public/ActivatePage'), 'public'),
    page(patterns.validateEmail, () => import('./routes/public/ValidateEmailPage'), 'public'),
    page(patterns.contractLink, () => import('./routes/public/ContractLinkPage'), 'public'),
    page(patterns.intranetEntry, () => import('./routes/public/IntranetEntryPage'), 'public'),
    page(patterns.subscribe, () => import('./routes/public/SubscribePage'), 'public'),
    page(patterns.unsubscribe, () => import('./routes/public/UnsubscribePage'), 'public'),
    page(patterns.invoicePrint, () => import('./routes/public/InvoicePrintPage'), 'public'),
    page(patterns.accessibility, () => import('./routes/public/AccessibilityPage'), 'public'),
  ];

  const memberPages: RouteObject[] = [
    page(patterns.payment, () => import('./routes/payment/PaymentPage'), 'payment'),
    page(patterns.paymentResult, () => import('./routes/payment/PaymentResultPage'), 'payment'),
    page(patterns.paymentCallback, () => import('./routes/payment/PaymentCallbackPage'), 'payment'),
    page(patterns.regularCredit, () => import('./routes/payment/RegularCreditPage'), 'mandates'),
    page(patterns.directDebit, () => import('./routes/payment/DirectDebitPage'), 'mandates'),
    page(patterns.profile, () => import('./routes/account/ProfilePage'), 'account'),
    page(patterns.changePassword, () => import('./routes/account/ChangePasswordPage'), 'account', 'public'),
    page(patterns.newContract, () => import('./routes/contracting/NewContractPage'), 'start'),
    page(patterns.upgrade, () => import('./routes/contracting/UpgradePage'), 'start'),
    page(patterns.upgradeMulti, () => import('./routes/contracting/UpgradeMultiPage'), 'start'),
    page(patterns.upgradePartner, () => import('./routes/contracting/UpgradePartnerPage'), 'start'),
    page(patterns.offers, () => import('./routes/contracting/OffersPage'), 'contracting'),
    page(patterns.wizard, () => import('./routes/contracting/wizard/WizardPage'), 'wizard', 'contracting', 'payment'),
    page(patterns.contractStatus, () => import('./routes/contracting/ContractStatusPage'), 'contracting', 'payment'),
    page(patterns.invoices, () => import('./routes/account/InvoicesPage'), 'account'),
    page(patterns.documents, () => import('./routes/account/DocumentsPage'), 'account'),
    page(patterns.invoiceData, () => import('./routes/account/InvoiceDataPage'), 'account'),
    page(patterns.info, () => import('./routes/account/InfoPage'), 'account', 'wizard'),
  ];

  const member = layout(async () => {
    // With the menu and the header's facts, so that they appear together with the page.
    const [{ MemberLayout }] = await Promise.all([import('./layout/MemberLayout'), loadMemberParts(i18n)]);
    return { Component: MemberLayout };
  }, memberPages);
  const reading = layout(() => import('./layout/QueryLayout').then(({ QueryLayout }) => ({ Component: QueryLayout })), [...publicPages, member]);

  return [
    {
      element: <Shell />,
      errorElement: <ShellError />,
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <PageError />,
          children: [{ index: true, element: <HomeRedirect /> }, ...signIn, reading, { path: '*', element: <NotFoundPage /> }],
        },
      ],
    },
  ];
};
