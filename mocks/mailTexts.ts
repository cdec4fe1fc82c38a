/** The services' e-mails, as the demo desk shows them; the portal never does. */
export const mailTexts = {
  activation: {
    subject: 'Confirm your registration',
    body: 'Thank you for registering. Please confirm your e-mail address.',
    link: 'Activate',
  },
  password: {
    subject: 'Set a new password',
    body: 'You asked for a new password. If it was not you, there is nothing to do.',
    link: 'Set the password',
  },
  validateEmail: {
    subject: 'Confirm your e-mail address',
    body: 'The change takes effect when you open the link.',
    link: 'Confirm',
  },
  contract: {
    subject: 'Continue your contract',
    body: 'Your entitlement has been verified. Open the link to see the packages and fees and to continue your contract. If you have changed your mind, there is nothing to do.',
    link: 'Continue your contract',
  },
  partnerUpgrade: {
    subject: 'Partner card upgrade',
    body: 'Your partner has started an upgrade of your card.',
    link: 'Upgrade',
  },
  invoice: {
    subject: 'Your invoice is ready',
    body: 'You can open the invoice without signing in.',
    link: 'Open the invoice',
  },
  newsletterConfirmed: {
    subject: 'Newsletter subscription',
    body: 'Please confirm your subscription.',
    link: 'Confirm the subscription',
  },
  newsletterUnsubscribe: {
    subject: 'Newsletter',
    body: 'If you want no more newsletters, you can unsubscribe here.',
    link: 'Unsubscribe',
  },
  intranetOffer: {
    subject: 'Employer offer',
    body: 'Packages are waiting for you, subject to your employer’s approval.',
    link: 'Open the offers',
  },
  intranetEntry: {
    subject: 'Subscription status',
    body: 'Your employer’s contact person has decided on your request.',
    link: 'See the decision',
  },
  intranetReturn: {
    subject: 'Subscription details',
    body: 'You can see where your subscription stands.',
    link: 'See the status',
  },
  support: {
    subject: 'Customer care entry',
    body: 'One-time entry in the member’s name.',
    link: 'Enter as the member',
  },
} as const;

export type MailKind = keyof typeof mailTexts;
