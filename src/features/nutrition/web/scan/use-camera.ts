import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReadCode } from './protocol.ts'
import type { CodeDetector } from './detector.ts'

/** `unknown`: the permission is not checked yet. `broken`: the barcode reader could not be loaded. */
export type CameraState = 'unknown' | 'off' | 'starting' | 'on' | 'refused' | 'absent' | 'busy' | 'broken'

/** Interval between two reads of the picture: fast enough for a hand-held package, slow enough for the battery. */
const LOOK_EVERY_MS = 140
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

function troubleOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'busy'
}

async function isAllowed(): Promise<boolean> {
  // Some browsers do not support this permission name, or the query at all.
  const found = await navigator.permissions?.query({ name: 'camera' as PermissionName }).catch(() => undefined)
  return found?.state === 'granted'
}

const torchTrack = (stream: MediaStream | undefined): MediaStreamTrack | undefined => {
  const [track] = stream?.getVideoTracks() ?? []
  const can = track?.getCapabilities?.() as (MediaTrackCapabilities & { torch?: boolean }) | undefined
  return can?.torch ? track : undefined
}

/**
 * Reads the rear camera until two reads give the same code. The camera starts by itself if the person allowed it before, and stops when the
 * page is hidden or the dialog closes. No picture is stored.
 */
export function useCamera(detector: () => CodeDetector, onCode: (code: ReadCode) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('unknown')
  const [torch, setTorch] = useState<boolean>()
  const stream = useRef<MediaStream>(undefined)
  const wanted = useRef(0)
  const stop = useCallback((next: CameraState = 'off') => {
    wanted.current++
    for (const track of stream.current?.getTracks() ?? []) track.stop()
    stream.current = undefined
    if (video.current) video.current.srcObject = null
    setTorch(undefined)
    setState(next)
  }, [])
  const start = useCallback(async () => {
    if (!navigator.mediaDevices) return setState('absent')
    const mine = ++wanted.current
    setState('starting')
    try {
      const opened = await navigator.mediaDevices.getUserMedia(WANTED)
      if (mine !== wanted.current || !video.current) {
        for (const track of opened.getTracks()) track.stop()
        return
      }
      stream.current = opened
      opened.getVideoTracks()[0]?.addEventListener('ended', () => stop())
      video.current.srcObject = opened
      await video.current.play()
      setTorch(torchTrack(opened) ? false : undefined)
      setState('on')
    } catch (error) {
      if (mine === wanted.current) stop(troubleOf(error))
    }
  }, [stop])

  useEffect(() => {
    let isCurrent = true
    void isAllowed().then((may) => {
      if (!isCurrent) return
      if (may) void start()
      else setState(navigator.mediaDevices ? 'off' : 'absent')
    })
    const hide = () => document.hidden && stream.current && stop()
    document.addEventListener('visibilitychange', hide)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', hide)
      stop()
    }
  }, [start, stop])

  useEffect(() => {
    if (state !== 'on') return
    let isCurrent = true
    let before = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look(): Promise<void> {
      const picture = video.current && video.current.readyState >= 2 ? await createImageBitmap(video.current) : undefined
      const [code] = picture ? await detector().detect(picture) : []
      if (!isCurrent) return
      if (code && code.text === before) return onCode(code)
      before = code?.text ?? before
      timer = setTimeout(again, LOOK_EVERY_MS)
    }
    const again = () => void look().catch(() => isCurrent && stop('broken'))
    again()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [state, detector, onCode, stop])

  const switchTorch = useCallback((isOn: boolean) => {
    const track = torchTrack(stream.current)
    void track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }).then(
      () => setTorch(isOn),
      () => {},
    )
  }, [])
  return { video, state, start, torch, switchTorch }
}
