import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { Import } from './import';

const area: Area = {
  resources: [
    {
      name: 'imports',
      recordRepresentation: (record: Import) => record.fileName,
      at: { list: paths.imports, show: paths.import(':id') },
    },
  ],
  screens: [
    {
      path: paths.imports,
      load: () => import('./import-list'),
      title: 'Import',
      menu: [{ section: 'System', icon: UploadFileOutlined, order: 4 }],
      below: [below.new],
    },
    {
      path: paths.anyImport,
      load: () => import('./import-page'),
      title: 'Import',
      under: paths.imports,
      below: [below.commit],
    },
  ],
};

export default area;
