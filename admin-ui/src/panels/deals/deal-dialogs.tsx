import { below } from '../../paths';
import { DealCounter } from './bargain/deal-counter';
import { OfflineOffer } from './offline/offline-offer';
import { DealReportModal } from './report/deal-report-modal';
import { useDealDialog } from './use-deal-dialog';
import { DealEdit } from './view/deal-edit';
import { DealView } from './view/deal-view';

/** The deal that the address names, looked at, changed, countered, offered for or printed. */
export function DealDialogs() {
  const view = useDealDialog(below.deal);
  const edit = useDealDialog(below.editOne);
  const offline = useDealDialog(below.dealOffline);
  const report = useDealDialog(below.dealReport);
  const counter = useDealDialog(below.dealCounter);
  return (
    <>
      {view.params && (
        <DealView
          key={view.id}
          id={view.id}
          onEdit={() => edit.open({ id: view.id })}
          onCounter={() => counter.open({ id: view.id })}
          onClose={view.close}
        />
      )}
      {edit.params && <DealEdit key={edit.id} id={edit.id} onClose={edit.close} />}
      {offline.params && <OfflineOffer key={offline.id} id={offline.id} onClose={offline.close} />}
      {report.params && <DealReportModal key={report.id} id={report.id} onClose={report.close} />}
      {counter.params && <DealCounter key={counter.id} id={counter.id} onClose={counter.close} />}
    </>
  );
}
