// Writes which packages the processes use, and under which licences: part of the build.
import { writeFileSync } from 'node:fs';
import { serverNotices } from './pages/server-notices';
import { SERVER_NOTICES } from './pages/notices';

writeFileSync(SERVER_NOTICES, serverNotices());
