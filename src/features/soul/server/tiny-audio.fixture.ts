/** CRC-8 of FLAC frame headers (polynomial 0x07). */
function crc8(bytes: readonly number[]): number {
  return bytes.reduce((crc, byte) => {
    let c = crc ^ byte
    for (let i = 0; i < 8; i++) c = c & 0x80 ? ((c << 1) ^ 0x07) & 0xff : (c << 1) & 0xff
    return c
  }, 0)
}

/** CRC-16 of whole FLAC frames (polynomial 0x8005). */
function crc16(bytes: readonly number[]): number {
  return bytes.reduce((crc, byte) => {
    let c = crc ^ (byte << 8)
    for (let i = 0; i < 8; i++) c = c & 0x8000 ? ((c << 1) ^ 0x8005) & 0xffff : (c << 1) & 0xffff
    return c
  }, 0)
}

/** Two seconds of silence as a FLAC file (RFC 9639): stream info and constant subframes, 8 kHz mono. */
export function tinyFlac(): Uint8Array<ArrayBuffer> {
  const samples = 16_000
  const block = 4000
  const info = [block >> 8, block & 255, block >> 8, block & 255, 0, 0, 0, 0, 0, 0]
  // 20 bits rate, 3 bits channels−1, 5 bits depth−1, 36 bits samples.
  const packed = (8000n << 44n) | (0n << 41n) | (15n << 36n) | BigInt(samples)
  for (let shift = 56n; shift >= 0n; shift -= 8n) info.push(Number((packed >> shift) & 255n))
  info.push(...Array.from({ length: 16 }, () => 0))
  const bytes = [...Buffer.from('fLaC'), 0x80, 0, 0, 34, ...info]
  for (let n = 0; n < samples / block; n++) {
    // Sync, fixed block size; 16-bit block size at the end, 8 kHz; mono, 16 bits; frame number.
    const header = [0xff, 0xf8, 0x74, 0x08, n, (block - 1) >> 8, (block - 1) & 255]
    const frame = [...header, crc8(header), 0x00, 0x00, 0x00]
    const crc = crc16(frame)
    bytes.push(...frame, crc >> 8, crc & 255)
  }
  return Uint8Array.from(bytes)
}
