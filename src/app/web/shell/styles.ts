import '#platform/web/theme/tokens.css'
import '#platform/web/theme/fonts.css'
import '#platform/web/theme/base.css'
