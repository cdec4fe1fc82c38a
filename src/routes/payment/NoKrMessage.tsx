import { paths } from '../../paths';
import { LinkButton } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { useErrorText } from '../../ui/useErrorText';

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
