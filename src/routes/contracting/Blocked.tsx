import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { contractLinkDays } from '../../domain/constants';
import { catalogueEntry } from '../../domain/errorCatalogue';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';
import { LinkButton } from '../../components/Button';
import { CareLine, useCareWays } from '../../components/CareLine';
import { Message } from '../../components/Message';
import { ErrorText } from '../../components/ErrorText';
import { nextStepOf, type NextLink } from './nextSteps';

const targets: Record<NextLink, string> = { pay: paths.payment, current: paths.wizard, newContract: paths.newContract, continue: paths.wizard };

interface BlockedProps {
  codes: readonly string[];
  reference?: string;
}

/** Only customer care can undo a start that went to a wrong address. */
export const Mistyped = () => {
  const { t } = useTranslation('start');
  if (useCareWays().length === 0) return null;
  return (
    <p>
      {t('next.mistyped')} <CareLine />
    </p>
  );
};

/** Which e-mail has the link, how to find it, and how long the link works. */
const Inbox = ({ kind }: { kind: 'sent' | 'partner' }) => {
  const { t } = useTranslation('start');
  const { currentUser, wizard } = useSession();
  const sentTo = wizard?.sentTo;
  const email = currentUser?.email ?? '';
  if (kind === 'partner') return <p>{t('next.inbox', { email })}</p>;
  return (
    <>
      <p>{typeof sentTo === 'string' ? t('next.alreadyAt', { email: sentTo, days: contractLinkDays }) : t('next.already', { email, days: contractLinkDays })}</p>
      <Mistyped />
    </>
  );
};

/** Why no contract can be started now, with the next step for each reason. */
export const Blocked = ({ codes, reference }: BlockedProps) => {
  const { t } = useTranslation('start');
  const { contractKey } = useSession();
  return (
    <Stack role="alert" spacing={1.5}>
      {codes.map((code, index) => {
        const { link, inbox } = nextStepOf(code, contractKey);
        return (
          <Message
            key={code}
            tone={catalogueEntry(code).tone}
            title={<ErrorText code={code} reference={reference} />}
            action={
              link !== undefined && (
                <LinkButton variant={index === 0 ? 'primary' : 'secondary'} to={targets[link]}>
                  {t(`next.${link}`)}
                </LinkButton>
              )
            }
          >
            {inbox && <Inbox kind={inbox} />}
          </Message>
        );
      })}
    </Stack>
  );
};
