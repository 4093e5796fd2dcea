import './platform/ops/observe';
import 'reflect-metadata';
import { beginStart } from './start';
import { endLoggedWith } from './platform/database/start-failure';
import { saysVersion } from './platform/common/version';

/** The HTTP process: API, site and back office on one origin. */
async function main(): Promise<void> {
  if (saysVersion()) {
    return;
  }
  const { config, life } = await beginStart('api');
  // Loading these takes seconds; a wrong setting is told before.
  const [{ AppModule }, { createHttpApp }, { serveApiDocs }, { PagesService }, { warnAtStart }] = await Promise.all([
    import('./app.module'),
    import('./platform/http/http-app'),
    import('./pages/api-docs'),
    import('./pages/pages.service'),
    import('./start-warnings'),
  ]);
  const app = await createHttpApp(AppModule, config);
  // A stop that was asked for ends with 0.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await serveApiDocs(app);
  await app.get(PagesService).register();
  await app.listen(config.PORT, config.HOST);
  life.listening(await app.getUrl());
  await warnAtStart(app, config);
}

main().catch(endLoggedWith);
