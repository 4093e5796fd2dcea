import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { Property } from '../records/property';

const property = '/admin/property/:id';

const area: Area = {
  resources: [
    {
      name: 'properties',
      recordRepresentation: (record: Property) => record.name,
      at: { list: paths.properties, create: paths.newProperty, edit: `${property}/${below.edit}`, show: property },
    },
  ],
  screens: [
    {
      path: paths.properties,
      load: () => import('./property-list'),
      title: 'Property Listings',
      menu: [{ section: 'Work', icon: WarehouseOutlined, order: 2 }],
    },
    {
      path: paths.newProperty,
      load: () => import('./create/property-create'),
      title: 'Add New Property',
      under: paths.properties,
      foundAs: 'Work',
    },
    {
      path: paths.anyProperty,
      load: () => import('./property-detail'),
      title: 'Property',
      under: paths.properties,
      below: [
        below.edit,
        below.description,
        below.newDocument,
        below.assignSeller,
        below.assignAgents,
        below.offers,
        below.offline,
        below.newRound,
        below.extendRound,
        below.inviteToRound,
        below.closeRound,
        below.outsideNda,
        below.nda,
        below.question,
        below.writeAnswer,
        below.publishAnswer,
        ...below.deals.map((dialog) => `deals/${dialog}`),
      ],
    },
  ],
};

export default area;
