import { paths } from '../../paths';
import { LinkButton } from '../../components/Button';
import { Message } from '../../components/Message';
import { useErrorText } from '../../components/useErrorText';

/** Without a kr there is nothing to pay or to authorise yet: why, and the way to a contract (PAY-3). */
export const NoKrMessage = ({ action }: { action: string }) => {
  const errorText = useErrorText();
  return (
    <Message
      tone="warning"
      action={
        <LinkButton to={paths.newContract} variant="primary">
          {action}
        </LinkButton>
      }
    >
      {errorText('NO_KR')}
    </Message>
  );
};
