import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { loadTexts, type Namespace } from '../i18n/i18n';
import { patterns } from '../paths';
import { HomeRedirect } from './HomeRedirect';
import { NotFoundPage } from './NotFoundPage';
import { PageError } from './PageError';
import { Shell } from './shell/Shell';

type PageModule = { Component: React.ComponentType };

/** What every form shows: validators' messages, the catalogue's codes, the address labels. */
const formTexts = ['errors', 'validation', 'forms'] as const satisfies readonly Namespace[];

/** The router's tree (NAV-1). A function, so that it can be built where there is no window (PERF-1). */
export const createRoutes = (i18n: I18n): RouteObject[] => {
  /** A page arrives with its texts: nothing is rendered before both are there. */
  const page = (path: string, load: () => Promise<PageModule>, ...namespaces: Namespace[]): RouteObject => ({
    path,
    lazy: async () => {
      const [{ Component }] = await Promise.all([load(), loadTexts(i18n, [...formTexts, ...namespaces])]);
      return { Component };
    },
  });
  const layout = (load: () => Promise<PageModule>, namespaces: readonly Namespace[], children: RouteObject[]): RouteObject => ({
    lazy: async () => {
      const [{ Component }] = await Promise.all([load(), loadTexts(i18n, namespaces)]);
      return { Component };
    },
    children: [{ errorElement: <PageError />, children }],
  });

  const signIn: RouteObject[] = [
    page(patterns.login, () => import('../routes/public/LoginPage')),
    page(patterns.loginApp, () => import('../routes/public/LoginAppPage')),
  ];

  const publicPages: RouteObject[] = [
    page(patterns.register, () => import('../routes/public/RegisterPage')),
    page(patterns.forgottenDetails, () => import('../routes/public/ForgottenDetailsPage')),
    page(patterns.newPassword, () => import('../routes/public/NewPasswordPage')),
    page(patterns.activate, () => import('../routes/public/ActivatePage')),
    page(patterns.validateEmail, () => import('../routes/public/ValidateEmailPage')),
    page(patterns.contractLink, () => import('../routes/public/ContractLinkPage')),
    page(patterns.intranetEntry, () => import('../routes/public/IntranetEntryPage')),
    page(patterns.subscribe, () => import('../routes/public/SubscribePage')),
    page(patterns.unsubscribe, () => import('../routes/public/UnsubscribePage')),
    page(patterns.invoicePrint, () => import('../routes/public/InvoicePrintPage')),
  ];

  const memberPages: RouteObject[] = [
    page(patterns.payment, () => import('../routes/payment/PaymentPage'), 'payment'),
    page(patterns.paymentResult, () => import('../routes/payment/PaymentResultPage'), 'payment'),
    page(patterns.paymentCallback, () => import('../routes/payment/PaymentCallbackPage'), 'payment'),
    page(patterns.regularCredit, () => import('../routes/payment/RegularCreditPage'), 'mandates'),
    page(patterns.directDebit, () => import('../routes/payment/DirectDebitPage'), 'mandates'),
    page(patterns.profile, () => import('../routes/account/ProfilePage'), 'account'),
    page(patterns.changePassword, () => import('../routes/account/ChangePasswordPage'), 'account', 'public'),
    page(patterns.newContract, () => import('../routes/contracting/NewContractPage'), 'start'),
    page(patterns.upgrade, () => import('../routes/contracting/UpgradePage'), 'start'),
    page(patterns.upgradeMulti, () => import('../routes/contracting/UpgradeMultiPage'), 'start'),
    page(patterns.upgradePartner, () => import('../routes/contracting/UpgradePartnerPage'), 'start'),
    page(patterns.offers, () => import('../routes/contracting/OffersPage'), 'contracting'),
    page(patterns.wizard, () => import('../routes/contracting/wizard/WizardPage'), 'wizard', 'contracting'),
    page(patterns.contractStatus, () => import('../routes/contracting/ContractStatusPage'), 'contracting'),
    page(patterns.invoices, () => import('../routes/account/InvoicesPage'), 'account'),
    page(patterns.documents, () => import('../routes/account/DocumentsPage'), 'account'),
    page(patterns.invoiceData, () => import('../routes/account/InvoiceDataPage'), 'account'),
    page(patterns.info, () => import('../routes/account/InfoPage'), 'account'),
  ];

  const member = layout(() => import('./MemberLayout').then(({ MemberLayout }) => ({ Component: MemberLayout })), [...formTexts, 'status'], memberPages);
  const reading = layout(() => import('./QueryLayout').then(({ QueryLayout }) => ({ Component: QueryLayout })), [], [...publicPages, member]);

  return [
    {
      element: <Shell />,
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
