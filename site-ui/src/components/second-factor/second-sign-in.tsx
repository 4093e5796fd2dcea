import type { SecondFactorDto, SignInAnswerDto } from '@stowbridge/api';
import { SessionService } from '@stowbridge/api/services/SessionService';
import { browserApi } from '../../api/browser-api';
import SecondStep from './second-step';

/** The second step of a sign-in whose password was right. */
export default function SecondSignIn({
  step: { Ticket: ticket, Methods },
  onEnter,
}: {
  step: SecondFactorDto;
  onEnter: (answer: SignInAnswerDto) => Promise<void> | void;
}) {
  const service = new SessionService(browserApi);
  return (
    <SecondStep
      lead="Your password was right. Please take the second step."
      methods={Methods}
      askOptions={() => service.passkeyOptions({ requestBody: { ticket } })}
      send={async (proof) => onEnter(await service.secondFactor({ requestBody: { ticket, ...proof } }))}
    />
  );
}
