import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { catalogueEntry } from '../../domain/errorCatalogue';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';
import { LinkButton } from '../../components/Button';
import { Message } from '../../components/Message';
import { ErrorText } from '../../components/ErrorText';
import { nextStepOf, type NextLink } from './nextSteps';

const targets: Record<NextLink, string> = { pay: paths.payment, current: paths.wizard, newContract: paths.newContract, continue: paths.wizard };

interface BlockedProps {
  codes: readonly string[];
  reference?: string;
}

/** Why contracting can't be started now, each reason with the next step (CON-1, CON-3). */
export const Blocked = ({ codes, reference }: BlockedProps) => {
  const { t } = useTranslation('start');
  const { contractKey, currentUser } = useSession();
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
            {inbox && currentUser !== undefined ? t('next.inbox', { email: currentUser.email }) : undefined}
          </Message>
        );
      })}
    </Stack>
  );
};
