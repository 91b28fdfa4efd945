# The app in one image: a read-only tree, a user without rights, one volume for everything that changes.
#   docker build -t fernwell . && docker run -p 3000:3000 -v fernwell:/data fernwell
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund && touch node_modules/.installed-for-lock
COPY . .
RUN npm run build && sh ops/assemble.sh /src /app

# Node comes with the app's own packages.
FROM debian:bookworm-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin fernwell && install -d -o fernwell -g fernwell -m 700 /data
COPY --from=build /app /app
WORKDIR /app
USER fernwell
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node-cache
VOLUME /data
EXPOSE 3000
# The first start makes the database and may take half a minute on a small machine.
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node_modules/.bin/node", "ops/health.mjs"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node_modules/.bin/node", "scripts/run.mjs"]
CMD ["start"]
