import type { SecondFactorMethod } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import SecondStep from '../../components/second-factor/second-step';

const load = () => new MeResourceService(browserApi).secondFactors();

/** Shows one's second factor once more. */
export default function ShowFactor({ why, onShown }: { why: string; onShown: () => void }) {
  const { data, error } = useLoad(load);
  const service = new MeResourceService(browserApi);
  if (!data) {
    return error ? <p role="alert">{error}</p> : null;
  }
  const methods: SecondFactorMethod[] = [
    ...new Set(data.factors.map(({ kind }) => kind)),
    ...(data.recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
  ];
  return (
    <SecondStep
      lead={why}
      methods={methods}
      askOptions={() => service.passkeyOptions()}
      send={async (proof) => {
        await service.showSecondFactor({ requestBody: proof });
        onShown();
      }}
    />
  );
}
