// PostgreSQL's settings for one person's or one family's server: little memory, nothing lost, nothing private in logs.
import path from 'node:path'
import { writeFileSafely } from './home.ts'
import type { Home } from './home.ts'

export const PORT = 5432
export const SUPERUSER = 'fernwell'
export const DATABASE = 'fernwell'
export const DEFAULT_MAX_CONNECTIONS = 60

export type ServerSettings = { socketDir: string; maxConnections: number }

/** The text of server.conf. An operator's own settings go into the database (`ALTER SYSTEM SET …`), which overrides this file. */
export function serverConf(home: Home, { socketDir, maxConnections }: ServerSettings): string {
  const settings: Record<string, string | number> = {
    // Reachable over the socket only: no port is opened. See socket-dir.ts for the threat model.
    listen_addresses: "''",
    port: PORT,
    unix_socket_directories: quoted(socketDir),
    unix_socket_permissions: '0700',
    hba_file: quoted(path.join(home.dir, 'hba.conf')),
    max_connections: maxConnections,
    cluster_name: 'fernwell',

    // Memory: the operating system's cache does most of the work for a database of this size.
    shared_buffers: '24MB',
    work_mem: '8MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    huge_pages: 'off',
    temp_file_limit: '2GB',
    // Each helper process costs 1–2 MB: no reader pool, no parallel plans, no replication.
    io_method: 'sync',
    max_worker_processes: 2,
    max_parallel_workers: 0,
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    max_logical_replication_workers: 0,
    max_sync_workers_per_subscription: 0,
    max_wal_senders: 0,
    max_replication_slots: 0,
    autovacuum: 'on',
    autovacuum_max_workers: 2,
    autovacuum_worker_slots: 2,
    // Just-in-time compilation pays for analytical queries, not for ours.
    jit: 'off',
    random_page_cost: 1.1,

    // A committed write is on disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // "replica", not "minimal": an online backup (pg_backup_start) needs it.
    wal_level: 'replica',
    wal_compression: 'on',
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    checkpoint_timeout: '15min',
    restart_after_crash: 'on',
    // A query whose client has disconnected (a killed app) ends soon.
    client_connection_check_interval: '5s',

    // No private text in the log: a statement's error ("invalid input …: '<private text>'") goes to the client alone,
    // so ERROR and WARNING are not logged at all, and no message has its details (which quote keys and statements).
    log_destination: 'stderr',
    logging_collector: 'off',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_duration: 'off',
    log_min_duration_statement: -1,
    log_min_duration_sample: -1,
    log_transaction_sample_rate: 0,
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_checkpoints: 'off',
    log_lock_waits: 'off',
    log_line_prefix: "'%m [%p] '",
    log_timezone: 'UTC',

    timezone: 'UTC',
    lc_messages: 'C',
    lc_monetary: 'C',
    lc_numeric: 'C',
    lc_time: 'C',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  // initdb's own file comes first: it contains what initdb detected about this machine (the kind of shared memory).
  return [`include_if_exists = ${quoted(path.join(home.clusterDir, 'postgresql.conf'))}`, ...lines, ''].join('\n')
}

/** Writes server.conf and hba.conf; PostgreSQL reads them when it starts. */
export async function writeSettings(home: Home, conf: string): Promise<void> {
  await writeFileSafely(path.join(home.dir, 'hba.conf'), 'local all all trust\n')
  await writeFileSafely(path.join(home.dir, 'server.conf'), conf)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
